import { Icon } from '../../panels/icons/Icon';
import { SettingsForm } from '../../panels/SettingsForm';
import { SETTINGS_TEXT } from '../../panels/text/settings';

/** The settings, from the start. Beside a game they open as a dialog. */
export function SettingsScreen({ leave }: { leave: () => void }) {
  return (
    <div className="set-p">
      <header className="bh">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={SETTINGS_TEXT.back} onClick={leave}>
          <Icon name="back" />
        </button>
        <h1>{SETTINGS_TEXT.title}</h1>
      </header>
      <main>
        <SettingsForm heading="h2" />
      </main>
    </div>
  );
}
