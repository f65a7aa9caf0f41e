/** The Jumps of a Move Action, behind a row that lists them. */
import type { Option } from '../engine/kernel/types';
import { filled } from '../log/filled';
import { jumpOddsOf, moreJumps } from '../stores/jumps';
import { useGame, useTable } from '../stores/react';
import { percent } from './Odds';
import { JUMP_TEXT } from './text/turn';

/** The chance of a Jump, and what its failure leads to. */
export function JumpOdds({ option }: { option: Option }) {
  const table = useTable();
  const state = useGame();
  const odds = jumpOddsOf(table, state, option);
  const [first] = option.over ?? [];
  if (!odds || !first) return null;
  const n = percent(odds.alone);
  const words = [
    odds.helped > odds.alone
      ? filled(JUMP_TEXT.helped, { n, helped: percent(odds.helped) })
      : filled(JUMP_TEXT.chance, { n }),
    odds.deadly ? JUMP_TEXT.deadly : filled(JUMP_TEXT.falls, { at: table.names.space(first) }),
  ];
  return <small className="o-text">{words.join(' ')}</small>;
}

/** Lists more Jumps. @param n the number that does it */
export function MoreJumps({ n }: { n: number }) {
  const table = useTable();
  const more = moreJumps(table, useGame());
  if (!more) return null;
  const { shown } = more;
  const one = more.n === 1;
  const text =
    shown === 'goals' ? (one ? JUMP_TEXT.goal : JUMP_TEXT.goals) : one ? JUMP_TEXT.otherWay : JUMP_TEXT.otherWays;
  return (
    <button type="button" className="o-row o-more-row" onClick={() => table.selection.set({ jumps: shown })}>
      <span className="o-name">
        <b>{filled(text, { n: more.n })}</b>
      </span>
      {n <= 9 && <kbd>{n}</kbd>}
    </button>
  );
}
