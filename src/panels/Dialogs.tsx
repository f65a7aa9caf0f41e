import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type LedgerRule, ruleText } from '../log';
import { endTurn, undo } from '../stores/actions';
import { useGame, useSelection, useTable } from '../stores/react';
import { ReEquipForm } from './ReEquipForm';
import { SettingsForm } from './SettingsForm';
import { SETTINGS_TEXT } from './text/settings';

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
  ['Esc', 'cancel what is half made'],
  ['F6', 'go round the regions'],
  ['?', 'this list'],
] as const;

/** A window over the page that keeps the focus until it is closed. */
function Window({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog ref={box} className="dialog" aria-labelledby="dialog-title" onClose={close}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

function Buttons({ close, yes, act }: { close: () => void; yes: string; act: () => void }) {
  return (
    <p className="q-btns">
      <button type="button" className="btn btn-primary" onClick={act}>
        {yes}
      </button>
      <button type="button" className="btn" onClick={close}>
        Cancel
      </button>
    </p>
  );
}

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

function Rule({ id }: { id: string }) {
  const [rule, setRule] = useState<LedgerRule | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    ruleText(id).then((found) => {
      if (current) setRule(found);
    });
    return () => {
      current = false;
    };
  }, [id]);
  if (rule === undefined) return <p className="q-note">The rules are being opened.</p>;
  if (rule === null) return <p>The ledger has no rule {id}.</p>;
  return (
    <>
      <p>{rule.rule}</p>
      {rule.example && <p className="q-note">{rule.example}</p>}
      {rule.note && <p className="q-note">{rule.note}</p>}
    </>
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
          <SettingsForm />
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
    case 'rule':
      return rule ? (
        <Window title={`Rule ${rule}`} close={close}>
          <Rule id={rule} />
          <p className="q-btns">
            <button type="button" className="btn btn-primary" onClick={close}>
              Close
            </button>
          </p>
        </Window>
      ) : null;
    default:
      return null;
  }
}
