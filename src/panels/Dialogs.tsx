import { filled } from '../log/filled';
import { endTurn, undo } from '../stores/actions';
import { useGame, useSelection, useTable } from '../stores/react';
import { CardDialog } from './card/CardDialog';
import { GameDialog } from './GameDialogs';
import { ReEquipForm } from './ReEquipForm';
import { SettingsForm } from './SettingsForm';
import { SETTINGS_TEXT } from './text/settings';
import { DIALOG_TEXT, KEYS_TEXT, RE_EQUIP_TEXT } from './text/turn';
import { Buttons, Window } from './Window';

function Help() {
  return (
    <dl className="keys">
      {KEYS_TEXT.map(([key, text]) => (
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
  const { selection, names, settings } = table;
  const dialog = useSelection((s) => s.dialog);
  const rule = useSelection((s) => s.rule);
  const close = (): void => selection.set({ dialog: null, rule: null, card: null });
  const figure = state.ask?.figure ? state.figures[state.ask.figure] : undefined;
  switch (dialog) {
    case 'help':
      return (
        <Window title={DIALOG_TEXT.keys} close={close}>
          <Help />
          <p className="q-btns">
            <button type="button" className="btn btn-primary" onClick={close}>
              {DIALOG_TEXT.close}
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
        <Window title={DIALOG_TEXT.endTurn} close={close}>
          <p>
            {filled(figure?.sp === 1 ? DIALOG_TEXT.endTurnAboutOne : DIALOG_TEXT.endTurnAbout, {
              figure: figure ? names.figure(state, figure.id) : DIALOG_TEXT.figure,
              n: figure?.sp ?? 0,
            })}
          </p>
          <Buttons close={close} yes={DIALOG_TEXT.endTurnYes} act={() => endTurn(table, true)} />
          <p className="q-foot">
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                settings.setState({ confirmEndTurn: false });
                endTurn(table, true);
              }}
            >
              {DIALOG_TEXT.endTurnAlways}
            </button>
          </p>
        </Window>
      );
    case 'undo':
      return (
        <Window title={DIALOG_TEXT.undo} close={close}>
          <p>{DIALOG_TEXT.undoAbout}</p>
          <Buttons close={close} yes={DIALOG_TEXT.undoYes} act={() => undo(table, true)} />
        </Window>
      );
    case 'reEquip':
      return (
        <Window title={RE_EQUIP_TEXT.title} close={close}>
          <ReEquipForm close={close} />
        </Window>
      );
    case 'card':
      return <CardDialog state={state} close={close} />;
    default:
      return <GameDialog dialog={dialog} rule={rule} close={close} />;
  }
}
