import { Icon } from '../../panels/icons/Icon';
import { SavesPanel } from '../../panels/SavesPanel';
import { SAVES_TEXT } from '../../panels/text/menu';
import { SETTINGS_TEXT } from '../../panels/text/settings';

/** Named saves and files, from the start. @param leave back to the start, also once a game was loaded */
export function SavesScreen({ leave }: { leave: () => void }) {
  return (
    <main className="set-p">
      <header className="bh">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={SETTINGS_TEXT.back} onClick={leave}>
          <Icon name="back" />
        </button>
        <h1>{SAVES_TEXT.title}</h1>
      </header>
      <div className="saves-p">
        <SavesPanel loaded={leave} />
      </div>
    </main>
  );
}
