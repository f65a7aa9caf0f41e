import type { State } from '../engine/state/state';
import { optionName } from '../log';
import { Icon } from '../panels/icons/Icon';
import { isDeadly, optionsAt, reachNow } from '../stores/actions';
import { figureAt, spaceOf } from '../stores/options';
import { actAt } from '../stores/point';
import { useGame, usePlan, useTable } from '../stores/react';
import type { Table } from '../stores/table';
import { say } from './text';

/** What a second tap on the space would do, null if nothing. */
export function planName(table: Table, state: State, goal: number): string | null {
  const { names } = table;
  const options = optionsAt(table, state, goal);
  const [only] = options;
  if (only && options.length === 1) {
    if (only.kind === 'space') return say('plan.choose', { to: names.space(spaceOf(state, goal)) });
    return optionName(only, state, names, state.ask?.kind);
  }
  const figure = figureAt(state, goal);
  if (options.length > 1) return say('plan.open', { target: figure ? names.figure(state, figure) : '' });
  const way = reachNow(table, state).get(goal);
  const to = names.space(spaceOf(state, goal));
  return way ? say(isDeadly(table, state, way) ? 'plan.moveDeadly' : 'plan.move', { to }) : null;
}

/** What is picked by a tap: a button does it, another drops it. */
export function PlanBar() {
  const table = useTable();
  const state = useGame();
  const { goal, option } = usePlan();
  // An answer that is picked is confirmed in its question.
  if (goal === null || option !== null) return null;
  const name = planName(table, state, goal);
  const { plan } = table.selection;
  return (
    <div className="plan-bar">
      {name !== null && (
        <button type="button" className="btn btn-primary" data-commit="plain" onClick={() => actAt(table, goal)}>
          <Icon name="check" />
          {name}
        </button>
      )}
      <button type="button" className="btn" onClick={() => plan.cancel()}>
        {say('plan.cancel')}
      </button>
    </div>
  );
}
