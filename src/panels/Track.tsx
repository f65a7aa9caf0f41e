import type { State } from '../engine/state/state';
import { filled } from '../log/filled';
import { useGame, useSelection, useTable } from '../stores/react';
import { CardButton } from './card/CardButton';
import { Icon } from './icons/Icon';
import { ActivationNumber, Token } from './parts';
import { CARD_TEXT } from './text/card';
import { TOP_TEXT } from './text/turn';

interface Entry {
  id: string;
  name: string;
  card: string;
  foe: boolean;
  numbers: number[];
  members: string[];
  /** Of its members the one that acts, else the first. */
  figure: string;
  stage: 'acted' | 'now' | 'next' | 'later';
  /** Another entry is of the same card: its numbers tell the two apart. */
  twin: boolean;
}

/** Cards up to which a name has room beside its symbol; more stand below it. */
const ROOMY = 7;

/** The Track as it is shown: who acted, who acts, who is next. */
function entriesOf(state: State, nameOf: (id: string) => string): Entry[] {
  const acting = state.turn.figure ? state.figures[state.turn.figure]?.entry : undefined;
  let nextFound = false;
  const entries = state.track.flatMap(({ id, acted }): Omit<Entry, 'twin'>[] => {
    const members = state.order.filter((each) => state.figures[each]?.entry === id && !state.figures[each]?.defeated);
    const first = state.figures[members[0] ?? ''];
    if (!first) return [];
    let stage: Entry['stage'] = id === acting ? 'now' : acted ? 'acted' : 'later';
    if (stage === 'later' && !nextFound) {
      nextFound = true;
      stage = 'next';
    }
    const numbers = members.flatMap((each) => state.figures[each]?.number ?? []);
    const figure = members.find((each) => each === state.turn.figure) ?? first.id;
    const foe = first.side === 'opponents';
    return [{ id, name: nameOf(id), card: first.card, foe, numbers, members, figure, stage }];
  });
  return entries.map((entry) => ({
    ...entry,
    twin: entries.some((other) => other !== entry && other.card === entry.card),
  }));
}

/** The name without the numbers that stand beside it as badges. */
function shortName({ name, numbers }: Entry): string {
  const tail = ` ${numbers.join(', ')}`;
  return numbers.length > 0 && name.endsWith(tail) ? name.slice(0, -tail.length) : name;
}

/** The Initiative Track. */
export function Track() {
  const state = useGame();
  const { names, selection } = useTable();
  const lit = useSelection((s) => s.figure);
  const entries = entriesOf(state, (id) => names.entry(state, id));
  return (
    <nav className={`init${entries.length > ROOMY ? ' init-many' : ''}`} aria-label={TOP_TEXT.track}>
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={`tr tr-${entry.stage}${entry.foe && entry.stage === 'now' ? ' tr-foe' : ''}${entry.twin ? ' tr-twin' : ''}${lit && entry.members.includes(lit) ? ' is-lit' : ''}`}
            aria-current={entry.stage === 'now' ? 'step' : undefined}
            onMouseEnter={() => selection.set({ figure: entry.members[0] ?? null })}
            onMouseLeave={() => selection.set({ figure: null })}
          >
            <CardButton
              figure={entry.figure}
              className="opens"
              label={filled(CARD_TEXT.open, { name: entry.name })}
              title={entry.name}
            />
            <Token card={entry.card} name={entry.name} foe={entry.foe} size={34} />
            <span className="tr-n">{shortName(entry)}</span>
            <span className="tr-s">
              {entry.stage === 'acted' && <Icon name="check" />}
              {TOP_TEXT[entry.stage]}
              {entry.foe && entry.numbers.map((n) => <ActivationNumber key={n} n={n} />)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
