import type { Step } from '../log';
import { stepName } from '../log';
import { filled } from '../log/filled';
import { redo, undo } from '../stores/actions';
import { useGame, useReplaying, useSession, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { Track } from './Track';
import { MENU_TEXT } from './text/menu';
import { SETTINGS_TEXT } from './text/settings';
import { TOP_TEXT } from './text/turn';

/** Most Urgency tokens: with the last one the Encounter is lost. */
const MOST_URGENCY = 4;

function Urgency({ n }: { n: number }) {
  const label = filled(TOP_TEXT.urgencyIs, { n, most: MOST_URGENCY });
  return (
    <span className="urg" role="img" aria-label={label} title={label}>
      {TOP_TEXT.urgency}{' '}
      {Array.from({ length: MOST_URGENCY }, (_, i) => (
        <Icon key={`urg${i.toString()}`} name="urg" className={i < n ? 'urg-on' : 'urg-off'} />
      ))}
    </span>
  );
}

/** Undo and redo, each with the name of its step. */
function History() {
  const table = useTable();
  const { names } = table;
  const back = useSession((s) => s.undo);
  const forth = useSession((s) => s.redo);
  const replaying = useReplaying();
  /** @param steps in the order in which they were done */
  const name = (step: Step | undefined, steps: readonly Step[], none: string): string => {
    if (!step) return none;
    const series = step.series === null ? [step] : steps.filter(({ series: of }) => of === step.series);
    // What was decided together is called by what it began with, a path by where it leads.
    const walked = step.option?.kind === 'move' || step.option?.kind === 'jump';
    const named = (walked ? series.at(-1) : series[0]) ?? step;
    return stepName(named, named.before, names);
  };
  return (
    <>
      <button
        type="button"
        className="hist-b"
        title={TOP_TEXT.undoKey}
        aria-disabled={replaying || back.length === 0 ? true : undefined}
        onClick={() => undo(table)}
      >
        <Icon name="undo" />
        <span>
          <small>{TOP_TEXT.undo}</small>
          {name(back.at(-1), back, TOP_TEXT.nothingDone)}
        </span>
      </button>
      <button
        type="button"
        className="hist-b"
        title={TOP_TEXT.redoKey}
        aria-disabled={replaying || forth.length === 0 ? true : undefined}
        onClick={() => redo(table)}
      >
        <Icon name="redo" />
        <span>
          <small>{forth.length > 0 ? TOP_TEXT.redo : TOP_TEXT.redoNone}</small>
          {name(forth.at(-1), [...forth].reverse(), TOP_TEXT.nothingUndone)}
        </span>
      </button>
    </>
  );
}

/** The top of the table: when. */
export function Header({ leave }: { leave: () => void }) {
  const state = useGame();
  const { content, selection } = useTable();
  const title = content.encounters[state.encounter.id ?? '']?.name ?? TOP_TEXT.encounter;
  return (
    <header className="top" data-region="track" tabIndex={-1}>
      <div className="top-l">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={TOP_TEXT.back} onClick={leave}>
          <Icon name="back" />
        </button>
        <div>
          <h1>{title}</h1>
          <p className="label">
            {state.round > 0 ? filled(TOP_TEXT.round, { n: state.round }) : TOP_TEXT.setup}{' '}
            <Urgency n={state.urgency} />
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
