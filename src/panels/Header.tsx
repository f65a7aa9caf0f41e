import type { Step } from '../log';
import { stepName } from '../log';
import { undo } from '../stores/actions';
import { useGame, useSession, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { Track } from './Track';
import { MENU_TEXT } from './text/menu';
import { SETTINGS_TEXT } from './text/settings';

/** Most Urgency tokens: with the last one the Encounter is lost. */
const MOST_URGENCY = 4;

function Urgency({ n }: { n: number }) {
  const label = `Urgency: ${n} of ${MOST_URGENCY}. At ${MOST_URGENCY} the Encounter is lost.`;
  return (
    <span className="urg" role="img" aria-label={label} title={label}>
      Urgency{' '}
      {Array.from({ length: MOST_URGENCY }, (_, i) => (
        <Icon key={`urg${i.toString()}`} name="urg" className={i < n ? 'urg-on' : 'urg-off'} />
      ))}
    </span>
  );
}

/** Undo and redo, each with the name of its step. */
function History() {
  const table = useTable();
  const { session, names } = table;
  const back = useSession((s) => s.undo);
  const forth = useSession((s) => s.redo);
  const name = (steps: readonly Step[], none: string): string => {
    const step = steps.at(-1);
    return step ? stepName(step, step.before, names) : none;
  };
  return (
    <>
      <button
        type="button"
        className="hist-b"
        title="Undo (Z)"
        aria-disabled={back.length === 0 ? true : undefined}
        onClick={() => undo(table)}
      >
        <Icon name="undo" />
        <span>
          <small>Undo</small>
          {name(back, 'nothing done')}
        </span>
      </button>
      <button
        type="button"
        className="hist-b"
        title="Redo (Shift Z)"
        aria-disabled={forth.length === 0 ? true : undefined}
        onClick={() => session.repeat()}
      >
        <Icon name="redo" />
        <span>
          <small>Redo, same dice</small>
          {name(forth, 'nothing undone')}
        </span>
      </button>
    </>
  );
}

/** The top of the table: when. */
export function Header({ leave }: { leave: () => void }) {
  const state = useGame();
  const { content, selection } = useTable();
  const title = content.encounters[state.encounter.id ?? '']?.name ?? 'Encounter';
  return (
    <header className="top" data-region="track" tabIndex={-1}>
      <div className="top-l">
        <button type="button" className="btn btn-quiet btn-icon" aria-label="Back to the start" onClick={leave}>
          <Icon name="back" />
        </button>
        <div>
          <h1>{title}</h1>
          <p className="label">
            Round {state.round} <Urgency n={state.urgency} />
          </p>
        </div>
      </div>
      <Track />
      <div className="top-r">
        <History />
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-menu"
          aria-label={MENU_TEXT.title}
          aria-haspopup="dialog"
          onClick={() => selection.set({ dialog: 'menu' })}
        >
          <Icon name="menu" />
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-settings"
          aria-label={SETTINGS_TEXT.title}
          onClick={() => selection.set({ dialog: 'settings' })}
        >
          <Icon name="gear" />
        </button>
      </div>
    </header>
  );
}
