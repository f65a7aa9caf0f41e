import { endTurn, undo } from '../stores/actions';
import { useGame, useSelection, useTable } from '../stores/react';
import { GameDialog } from './GameDialogs';
import { ReEquipForm } from './ReEquipForm';
import { SettingsForm } from './SettingsForm';
import { SETTINGS_TEXT } from './text/settings';
import { Buttons, Window } from './Window';

const KEYS = [
  ['Arrows', 'move the cursor on the board'],
  ['Enter', 'go there, or choose the figure there'],
  ['1 to 9', 'pick an answer of the open question'],
  ['Space', 'pass the open question'],
  ['E', 'end the turn'],
  ['Z, Shift Z', 'undo, redo'],
  ['P', 'hold what is shown, or let it go on'],
  ['.', 'show one step'],
  ['S', 'go to the next decision'],
  ['R', 'ruler between two spaces; or hold and drag'],
  ['T', 'where enemies could hit next'],
  ['I', 'card of the figure under the cursor; or right click, or hold'],
  ['Esc', 'cancel what is half made'],
  ['/', 'find a rule'],
  ['H', 'change something by hand'],
  ['F6', 'go round the regions'],
  ['?', 'this list'],
] as const;

function Help() {
  return (
    <dl className="keys">
      {KEYS.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The dialog that is open, if any. */
export function Dialogs() {
  const table = useTable();
  const state = useGame();
  const { selection, names } = table;
  const dialog = useSelection((s) => s.dialog);
  const rule = useSelection((s) => s.rule);
  const close = (): void => selection.set({ dialog: null, rule: null });
  const figure = state.ask?.figure ? state.figures[state.ask.figure] : undefined;
  switch (dialog) {
    case 'help':
      return (
        <Window title="Shortcuts" close={close}>
          <Help />
          <p className="q-btns">
            <button type="button" className="btn btn-primary" onClick={close}>
              Close
            </button>
          </p>
        </Window>
      );
    case 'settings':
      return (
        <Window title={SETTINGS_TEXT.title} close={close}>
          <SettingsForm heading="h3" />
          <p className="q-btns">
            <button type="button" className="btn btn-primary" onClick={close}>
              {SETTINGS_TEXT.close}
            </button>
          </p>
        </Window>
      );
    case 'endTurn':
      return (
        <Window title="End the turn?" close={close}>
          <p>
            {figure ? names.figure(state, figure.id) : 'The figure'} has {figure?.sp ?? 0} SP left; they are kept.
          </p>
          <Buttons close={close} yes="End turn" act={() => endTurn(table, true)} />
        </Window>
      );
    case 'undo':
      return (
        <Window title="Undo a roll?" close={close}>
          <p>The step showed dice or cards. The log will say that it was taken back; the same dice come again.</p>
          <Buttons close={close} yes="Undo" act={() => undo(table, true)} />
        </Window>
      );
    case 'reEquip':
      return (
        <Window title="Re-Equip" close={close}>
          <ReEquipForm close={close} />
        </Window>
      );
    default:
      return <GameDialog dialog={dialog} rule={rule} close={close} />;
  }
}
