import { say, sayAny } from '../board/text';
import type { BaseSight } from '../engine/board/baseSight';
import { spaceOf } from '../stores/options';
import { useGame, useRuler, useTable } from '../stores/react';
import { measured } from '../stores/ruler';
import { Icon } from './icons/Icon';

/** What a line of sight crosses, or what blocks it. */
function sightWords(line: BaseSight | null, spaceName: (space: number) => string): string {
  const blocked = line?.blockedBy;
  if (blocked)
    return say('ruler.blocked', {
      what: sayAny(`blocker.${blocked.why}`, { at: spaceName(blocked.space) }) ?? blocked.why,
    });
  if (!line || line.penalty === 0) return say('ruler.clear');
  const what = [line.hindering && say('crossed.hindering'), line.ally && say('crossed.ally')].filter(Boolean);
  return say('ruler.penalty', { n: line.penalty, what: what.join(', ') });
}

/** What the ruler measures: Range, sight with what it crosses, Sphere of Influence both ways. */
export function RulerPanel() {
  const table = useTable();
  const state = useGame();
  const ruler = useRuler();
  if (!ruler.on) return null;
  const name = (space: number): string => table.names.space(spaceOf(state, space));
  const found = measured(table.queries, state, ruler);
  const from = ruler.from === null ? '' : name(ruler.from);
  const to = ruler.to === null ? '' : name(ruler.to);
  const soi = found?.soi
    ? found.soiBack
      ? say('ruler.soi')
      : say('ruler.soi.only', { from, to })
    : found?.soiBack
      ? say('ruler.soi.only', { from: to, to: from })
      : say('ruler.noSoi');
  return (
    <div className="ruler-bar" role="status">
      <Icon name="eye" />
      {found === null ? (
        <span>{ruler.from === null ? say('ruler.begin') : say('ruler.end', { from })}</span>
      ) : (
        <>
          <b>{say('ruler.between', { from, to })}</b>
          <b>{say('ruler.range', { n: found.range })}</b>
          <span className={found.sight.is ? undefined : 'foe-t'}>{sightWords(found.sight.line, name)}</span>
          <span>{soi}</span>
        </>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={say('ruler.close')}
        onClick={() => table.selection.ruler.close()}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
