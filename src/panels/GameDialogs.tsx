/** The game's menu and the windows that it opens. */
import { useId, useState } from 'react';
import { useSession, useTable } from '../stores/react';
import type { Dialog } from '../stores/selection';
import { ByHandForm } from './ByHandForm';
import { download } from './download';
import { Icon } from './icons/Icon';
import { RuleDialog } from './RuleDialog';
import { SavesPanel } from './SavesPanel';
import { CONCEDE_TEXT, HAND_TEXT, MENU_TEXT, REPORT_TEXT, RESTART_TEXT, SAVES_TEXT } from './text/menu';
import { SETTINGS_TEXT } from './text/settings';
import { DIALOG_TEXT } from './text/turn';
import { Buttons, CloseButton, Window } from './Window';

const ENTRIES: { dialog: Exclude<Dialog, null>; icon: string; name: string; about: string }[] = [
  { dialog: 'rule', icon: 'library', name: MENU_TEXT.rules, about: MENU_TEXT.rulesAbout },
  { dialog: 'byHand', icon: 'edit', name: MENU_TEXT.byHand, about: MENU_TEXT.byHandAbout },
  { dialog: 'saves', icon: 'folder', name: MENU_TEXT.saves, about: MENU_TEXT.savesAbout },
  { dialog: 'report', icon: 'warn', name: MENU_TEXT.report, about: MENU_TEXT.reportAbout },
  { dialog: 'settings', icon: 'gear', name: SETTINGS_TEXT.title, about: SETTINGS_TEXT.about },
  { dialog: 'help', icon: 'help', name: MENU_TEXT.keys, about: MENU_TEXT.keysAbout },
  { dialog: 'restart', icon: 'retry', name: MENU_TEXT.restart, about: MENU_TEXT.restartAbout },
  { dialog: 'concede', icon: 'flag', name: MENU_TEXT.concede, about: MENU_TEXT.concedeAbout },
];

function Menu() {
  const { selection } = useTable();
  return (
    <ul className="menu menu-game">
      {ENTRIES.map(({ dialog, icon, name, about }) => (
        <li key={dialog}>
          <button type="button" className="mi" onClick={() => selection.set({ dialog, rule: null })}>
            <Icon name={icon} />
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Any whole number that a seed can be. */
const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

function Restart({ close }: { close: () => void }) {
  const { session } = useTable();
  const known = useSession((s) => s.setup !== null);
  const again = (seed?: number): void => {
    session.restart(seed);
    close();
  };
  if (!known)
    return (
      <>
        <p>{RESTART_TEXT.unknown}</p>
        <CloseButton close={close} />
      </>
    );
  return (
    <>
      <p>{RESTART_TEXT.about}</p>
      <p className="q-btns">
        <button type="button" className="btn btn-primary" onClick={() => again()}>
          {RESTART_TEXT.same}
        </button>
        <button type="button" className="btn" onClick={() => again(newSeed())}>
          {RESTART_TEXT.other}
        </button>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {DIALOG_TEXT.cancel}
        </button>
      </p>
    </>
  );
}

function Report({ close }: { close: () => void }) {
  const { saving } = useTable();
  const [words, setWords] = useState('');
  const field = useId();
  return (
    <>
      <p>{REPORT_TEXT.about}</p>
      <label htmlFor={field} className="report">
        {REPORT_TEXT.words}
        <textarea id={field} rows={4} value={words} onChange={(e) => setWords(e.target.value)} />
      </label>
      <Buttons
        close={close}
        yes={REPORT_TEXT.yes}
        act={() => {
          const file = saving?.report(words);
          if (file) download(file);
          close();
        }}
      />
    </>
  );
}

function Concede({ close }: { close: () => void }) {
  const { session } = useTable();
  return (
    <>
      <p>{CONCEDE_TEXT.about}</p>
      <Buttons
        close={close}
        yes={CONCEDE_TEXT.yes}
        act={() => {
          close();
          session.change({ set: 'concede' });
        }}
      />
    </>
  );
}

/** The window of the game's menu that is open, null for others. */
export function GameDialog({ dialog, rule, close }: { dialog: Dialog; rule: string | null; close: () => void }) {
  switch (dialog) {
    case 'menu':
      return (
        <Window title={MENU_TEXT.title} close={close}>
          <Menu />
          <CloseButton close={close} />
        </Window>
      );
    case 'rule':
      return <RuleDialog rule={rule} close={close} />;
    case 'byHand':
      return (
        <Window title={HAND_TEXT.title} close={close}>
          <ByHandForm />
          <CloseButton close={close} />
        </Window>
      );
    case 'saves':
      return (
        <Window title={SAVES_TEXT.title} close={close}>
          <SavesPanel loaded={close} />
          <CloseButton close={close} />
        </Window>
      );
    case 'report':
      return (
        <Window title={REPORT_TEXT.title} close={close}>
          <Report close={close} />
        </Window>
      );
    case 'restart':
      return (
        <Window title={RESTART_TEXT.title} close={close}>
          <Restart close={close} />
        </Window>
      );
    case 'concede':
      return (
        <Window title={CONCEDE_TEXT.title} close={close}>
          <Concede close={close} />
        </Window>
      );
    default:
      return null;
  }
}
