import { eventsOf, tally } from '../../log';
import { Icon } from '../../panels/icons/Icon';
import { Token } from '../../panels/parts';
import { useGame, useSession, useTable } from '../../stores/react';

/** How the Encounter ended, what it brought, and what everyone did. */
export function ResultScreen({ leave, again }: { leave: () => void; again: () => void }) {
  const state = useGame();
  const { content, names, session } = useTable();
  const journal = useSession((s) => s.journal);
  const encounter = content.encounters[state.encounter.id ?? ''];
  const won = state.outcome === 'won';
  const events = eventsOf(journal);
  const end = events.findLast((event) => event.type === 'encounterEnded');
  const met = [...(encounter?.win ?? []), ...(encounter?.lose ?? [])].find((each) => each.id === end?.end);
  const deeds = tally(events);
  const ids = state.order.filter((id) => deeds.has(id));
  return (
    <main className="res">
      <header className="rh">
        <span className="rh-i">
          <Icon name={won ? 'trophy' : 'skullui'} />
        </span>
        <div className="grow">
          <p className="cap">{encounter?.name ?? 'Encounter'}</p>
          <h1>{won ? 'Won' : 'Lost'}</h1>
          {met?.text && <p className="lede">{met.text}</p>}
        </div>
        <dl className="rh-d">
          <div>
            <dt>Rounds</dt>
            <dd>{state.round}</dd>
          </div>
          <div>
            <dt>Gold</dt>
            <dd>{state.gold}</dd>
          </div>
          <div>
            <dt>XP</dt>
            <dd>{state.xp}</dd>
          </div>
        </dl>
      </header>
      <section className="rm">
        <section className="tab" aria-labelledby="deeds-title">
          <h2 id="deeds-title">What everyone did</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">Attacks</th>
                <th scope="col">Hits</th>
                <th scope="col">Damage dealt</th>
                <th scope="col">Damage taken</th>
                <th scope="col">Healed</th>
                <th scope="col">Defeated others</th>
              </tr>
            </thead>
            <tbody>
              {ids.map((id) => {
                const figure = state.figures[id];
                const each = deeds.get(id);
                const name = names.figure(state, id);
                return (
                  <tr key={id}>
                    <th scope="row">
                      <span className="n">
                        <Token card={figure?.card ?? id} name={name} foe={figure?.side === 'opponents'} size={26} />
                        {name}
                      </span>
                    </th>
                    <td>{each?.attacks}</td>
                    <td>{each?.hits}</td>
                    <td>{each?.dealt}</td>
                    <td>{each?.taken}</td>
                    <td>{each?.healed}</td>
                    <td>{each?.defeats}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </section>
      <footer className="rf">
        <button type="button" className="btn btn-primary btn-lg" onClick={again}>
          New game
        </button>
        <button type="button" className="btn btn-lg" onClick={() => session.takeBack()}>
          <Icon name="undo" />
          Take back the last step
        </button>
        <button type="button" className="btn btn-quiet btn-lg" onClick={leave}>
          Back to the start
        </button>
      </footer>
    </main>
  );
}
