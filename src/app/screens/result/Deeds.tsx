import { type Deeds as Done, eventsOf, noDeeds, tally } from '../../../log';
import { filled } from '../../../log/filled';
import { Token } from '../../../panels/parts';
import { RESULT_TEXT } from '../../../panels/text/result';
import { useGame, useSession, useTable } from '../../../stores/react';

/** A number with its bar, as long as it is of the most. */
function Bar({ n, most, foe }: { n: number; most: number; foe: boolean }) {
  return (
    <>
      <span className={foe ? 'rb rb-foe' : 'rb'} style={{ '--v': most > 0 ? n / most : 0 } as React.CSSProperties} />
      <b>{n}</b>
    </>
  );
}

interface Row {
  id: string;
  card: string;
  name: string;
  left: number;
  most: number;
  did: Done;
}

function Table({ rows, heading, foe }: { rows: readonly Row[]; heading: string; foe: boolean }) {
  const dealt = Math.max(0, ...rows.map(({ did }) => did.dealt));
  const taken = Math.max(0, ...rows.map(({ did }) => did.taken));
  const of = (n: number, all: number): string => filled(RESULT_TEXT.of, { n, all });
  const columns = ['left', 'dealt', 'taken', 'hits', 'dodges', 'defeats', 'spSpent'] as const;
  const shown = foe ? columns.filter((column) => column !== 'dodges' && column !== 'spSpent') : columns;
  const cell = ({ left, most, did }: Row, column: (typeof columns)[number]) => {
    switch (column) {
      case 'left':
        return (
          <>
            <b>{left}</b>/{most}
          </>
        );
      case 'dealt':
        return <Bar n={did.dealt} most={dealt} foe={false} />;
      case 'taken':
        return <Bar n={did.taken} most={taken} foe />;
      case 'hits':
        return of(did.hits, did.attacks);
      case 'dodges':
        return of(did.dodged, did.dodges);
      case 'defeats':
        return <b>{did.defeats}</b>;
      case 'spSpent':
        return did.spSpent;
    }
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {shown.map((column) => (
            <th key={column} scope="col">
              {RESULT_TEXT[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span className="n">
                <Token card={row.card} name={row.name} foe={foe} size={30} />
                {row.name}
              </span>
            </th>
            {shown.map((column) => (
              <td key={column} data-label={RESULT_TEXT[column]}>
                {cell(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What every figure did: the party at once, the opponents folded away. */
export function Deeds() {
  const state = useGame();
  const { names, queries } = useTable();
  const journal = useSession((s) => s.journal);
  const deeds = tally(eventsOf(journal));
  const views = queries.view(state).figures;
  const rows = state.order.map((id): Row & { foe: boolean } => {
    const { hp = 0, damage = 0, defeated = false } = views[id] ?? {};
    const card = state.figures[id]?.card ?? id;
    const foe = state.figures[id]?.side === 'opponents';
    const left = defeated ? 0 : Math.max(0, hp - damage);
    return { id, card, foe, name: names.figure(state, id), left, most: hp, did: deeds.get(id) ?? noDeeds() };
  });
  return (
    <section className="tab" aria-labelledby="deeds-title">
      <h2 id="deeds-title">{RESULT_TEXT.deeds}</h2>
      <Table rows={rows.filter(({ foe }) => !foe)} heading={RESULT_TEXT.adventurer} foe={false} />
      <details>
        <summary>{RESULT_TEXT.foeDeeds}</summary>
        <Table rows={rows.filter(({ foe }) => foe)} heading={RESULT_TEXT.opponent} foe />
      </details>
    </section>
  );
}
