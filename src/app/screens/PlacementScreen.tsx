import { Board } from '../../board/Board';
import type { EncounterCard } from '../../engine/state/content';
import { Announcer } from '../../panels/Announcer';
import { Dialogs } from '../../panels/Dialogs';
import { Icon } from '../../panels/icons/Icon';
import { ActivationNumber, Token } from '../../panels/parts';
import { undo } from '../../stores/actions';
import { useGame, useSession, useTable } from '../../stores/react';
import { useKeyboard } from '../keyboard';

/** Opponents by card, with their Activation Numbers. */
function Opponents() {
  const state = useGame();
  const { content } = useTable();
  const cards = new Map<string, number[]>();
  for (const id of state.order) {
    const figure = state.figures[id];
    if (figure?.side !== 'opponents') continue;
    cards.set(figure.card, [...(cards.get(figure.card) ?? []), figure.number ?? 0]);
  }
  return (
    <ul className="opp">
      {[...cards].map(([card, numbers]) => {
        const each = content.combatants[card];
        return (
          <li key={card}>
            <Token card={card} name={each?.name ?? card} foe size={38} />
            <span>
              <b>{each?.name ?? card}</b>
              <small>
                {each?.hp} HP, Defense {each?.defense}, Armor {each?.armor}
              </small>
            </span>
            <span className="nums">
              {numbers.map((n) => (
                <ActivationNumber key={n} n={n} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Ends({ encounter }: { encounter: EncounterCard }) {
  return (
    <section className="ends">
      <h2>How it ends</h2>
      <ul>
        {encounter.win.map((end) => (
          <li key={end.id} className="e-win">
            <Icon name="trophy" />
            <span>
              <b>Win:</b> {end.whenText}
            </span>
          </li>
        ))}
        {encounter.lose.map((end) => (
          <li key={end.id} className="e-lose">
            <Icon name="skullui" />
            <span>
              <b>Lose:</b> {end.whenText}
            </span>
          </li>
        ))}
        <li className="e-lose">
          <Icon name="urg" />
          <span>
            <b>Lose:</b> the 4th Urgency token
          </span>
        </li>
      </ul>
    </section>
  );
}

/** The Encounter as it begins, and where each Adventurer is placed. */
export function PlacementScreen({ leave }: { leave: () => void }) {
  const table = useTable();
  const state = useGame();
  const placed = useSession((s) => s.undo.length);
  useKeyboard(table);
  const { content, names } = table;
  const encounter = content.encounters[state.encounter.id ?? ''];
  const party = state.order.filter((id) => state.figures[id]?.kind === 'adventurer');
  const now = state.ask?.figure ?? state.ask?.options[0]?.figure ?? null;
  return (
    <div className="brief">
      <header className="bh" data-region="track" tabIndex={-1}>
        <button type="button" className="btn btn-quiet btn-icon" aria-label="Back to the start" onClick={leave}>
          <Icon name="back" />
        </button>
        <div>
          <p className="cap">Encounter</p>
          <h1>{encounter?.name ?? 'Encounter'}</h1>
        </div>
      </header>
      <aside className="bl" aria-label="Briefing" data-region="briefing" tabIndex={-1}>
        {encounter?.intro && (
          <div className="intro">
            <p>{encounter.intro}</p>
          </div>
        )}
        {encounter && <Ends encounter={encounter} />}
        <section>
          <h2>Opponents</h2>
          <Opponents />
        </section>
      </aside>
      <div className="bm">
        <Board />
      </div>
      <footer className="bf" data-region="question" data-ask="placement" data-ask-id={state.ask?.id} tabIndex={-1}>
        <div>
          <p className="q-crumb">
            <Icon name="sp" />
            <b>Place {now ? names.figure(state, now) : 'the party'}</b>
          </p>
          <p className="label for-mouse">Choose a space of the Starting Zone: click it, or use the arrows and Enter.</p>
          <p className="label for-touch">Tap a space of the Starting Zone, then tap it again or choose it above.</p>
        </div>
        <ul className="placers" aria-label="Adventurers to place">
          {party.map((id) => {
            const figure = state.figures[id];
            const body = figure && state.bodies[figure.body];
            const at = body?.at ?? null;
            const name = names.figure(state, id);
            const look = id === now ? ' is-now' : at !== null ? ' is-done' : '';
            return (
              <li key={id} className={`place${look}`} aria-current={id === now ? 'step' : undefined}>
                <Token card={figure?.card ?? id} name={name} foe={false} size={34} />
                <span>
                  <b>{name}</b>
                  <small>
                    {at === null
                      ? id === now
                        ? 'now'
                        : 'later'
                      : names.space([at % state.board.width, Math.floor(at / state.board.width)])}
                  </small>
                </span>
              </li>
            );
          })}
        </ul>
        <div className="bf-b">
          <button
            type="button"
            className="btn"
            aria-disabled={placed === 0 ? true : undefined}
            onClick={() => undo(table)}
          >
            <Icon name="undo" />
            Undo
          </button>
        </div>
      </footer>
      <Announcer />
      <Dialogs />
    </div>
  );
}
