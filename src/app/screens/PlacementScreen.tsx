import { Board } from '../../board/Board';
import type { EncounterCard } from '../../engine/state/content';
import { filled } from '../../log/filled';
import { Announcer } from '../../panels/Announcer';
import { CardButton } from '../../panels/card/CardButton';
import { Dialogs } from '../../panels/Dialogs';
import { Icon } from '../../panels/icons/Icon';
import { Token } from '../../panels/parts';
import { BRIEFING_TEXT, LEVEL_NAMES } from '../../panels/text/briefing';
import { CARD_TEXT } from '../../panels/text/card';
import { commit, undo } from '../../stores/actions';
import { useGame, usePlan, useSession, useTable } from '../../stores/react';
import { useKeyboard } from '../keyboard';
import { Briefing } from './briefing/Briefing';
import { KeyHint } from './KeyHint';

function Title({ encounter, party, leave }: { encounter?: EncounterCard; party: number; leave: () => void }) {
  return (
    <header className="bh" data-region="track" tabIndex={-1}>
      <button type="button" className="btn btn-quiet btn-icon" aria-label={BRIEFING_TEXT.back} onClick={leave}>
        <Icon name="back" />
      </button>
      <div>
        <p className="cap">{BRIEFING_TEXT.encounter}</p>
        <h1>{encounter?.name ?? BRIEFING_TEXT.encounter}</h1>
      </div>
      <span className="grow" />
      {encounter?.house === true && (
        <span className="chip">
          <Icon name="tag" />
          {BRIEFING_TEXT.house}
        </span>
      )}
      {encounter && (
        <span className="chip">{filled(BRIEFING_TEXT.loot, { level: LEVEL_NAMES[encounter.lootLevel] })}</span>
      )}
      <span className="chip">
        {party === 1 ? BRIEFING_TEXT.adventurer : filled(BRIEFING_TEXT.adventurers, { n: party })}
      </span>
    </header>
  );
}

/** Every Adventurer with its space, or whose turn it is to be placed. */
function Placers({ party, now }: { party: readonly string[]; now: string | null }) {
  const state = useGame();
  const { names } = useTable();
  const { width } = state.board;
  const { goal } = usePlan();
  return (
    <ul className="placers" aria-label={BRIEFING_TEXT.list}>
      {party.map((id) => {
        const figure = state.figures[id];
        const stands = figure ? (state.bodies[figure.body]?.at ?? null) : null;
        const at = id === now ? goal : stands;
        const name = names.figure(state, id);
        const look = id === now ? ' is-now' : at !== null ? ' is-done' : '';
        const waiting = id === now ? BRIEFING_TEXT.placing : BRIEFING_TEXT.toPlace;
        return (
          <li key={id} className={`place${look}`} aria-current={id === now ? 'step' : undefined}>
            <Token card={figure?.card ?? id} name={name} foe={false} size={34} />
            <span>
              <b>
                <CardButton figure={id} className="opens" title={filled(CARD_TEXT.open, { name })}>
                  {name}
                </CardButton>
              </b>
              <small>{at === null ? waiting : names.space([at % width, Math.floor(at / width)])}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Takes the last placement back, also the one that is only picked, and says which one. */
function Undo({ last }: { last: string | null }) {
  const table = useTable();
  const state = useGame();
  const option = useSession((s) => s.undo.at(-1)?.option);
  const { names } = table;
  const text = last
    ? filled(BRIEFING_TEXT.undoPicked, { figure: last })
    : option?.at
      ? filled(BRIEFING_TEXT.undo, { figure: names.figure(state, option.figure ?? ''), at: names.space(option.at) })
      : BRIEFING_TEXT.undoNothing;
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={option || last ? undefined : true}
      title={option || last ? undefined : BRIEFING_TEXT.nothing}
      onClick={() => undo(table)}
    >
      <Icon name="undo" />
      {text}
    </button>
  );
}

/** Begins the first round once everybody has a space; until then it says who has none. */
function Begin({ party }: { party: readonly string[] }) {
  const table = useTable();
  const state = useGame();
  const picked = usePlan().option !== null;
  const { names } = table;
  const waiting = party.filter((id) => state.bodies[state.figures[id]?.body ?? '']?.at == null);
  const who = waiting.map((id) => names.figure(state, id)).join(BRIEFING_TEXT.and);
  const words = [BRIEFING_TEXT.waitsForMany, BRIEFING_TEXT.waitsForOne, BRIEFING_TEXT.waitsFor] as const;
  const why = filled(words[waiting.length] ?? words[0], { names: who, n: waiting.length });
  if (!picked)
    return (
      <button type="button" className="btn btn-lg btn-off" aria-disabled="true">
        <Icon name="lock" />
        <span>
          {BRIEFING_TEXT.begin}
          <span className="why">{why}</span>
        </span>
      </button>
    );
  return (
    <button type="button" className="btn btn-lg btn-primary" data-commit="plain" onClick={() => commit(table)}>
      <Icon name="play" />
      {BRIEFING_TEXT.begin}
      <KeyHint name={BRIEFING_TEXT.enter} />
    </button>
  );
}

/** The Encounter as it begins, and where each Adventurer is placed. */
export function PlacementScreen({ leave }: { leave: () => void }) {
  const table = useTable();
  const state = useGame();
  useKeyboard(table);
  const { content, names } = table;
  const encounter = content.encounters[state.encounter.id ?? ''];
  const party = state.order.filter((id) => state.figures[id]?.kind === 'adventurer');
  const now = state.ask?.figure ?? null;
  const figure = now ? names.figure(state, now) : '';
  const all = usePlan().option !== null;
  return (
    <div className="brief">
      <Title encounter={encounter} party={party.length} leave={leave} />
      <Briefing encounter={encounter} />
      <div className="bm">
        <Board />
      </div>
      <footer className="bf" data-region="question" data-ask="placement" data-ask-id={state.ask?.id} tabIndex={-1}>
        <div>
          <h2 className="q-crumb">
            <Icon name="sp" />
            <b>{BRIEFING_TEXT.place}</b>
          </h2>
          <p className="label for-mouse">{filled(all ? BRIEFING_TEXT.all : BRIEFING_TEXT.byMouse, { figure })}</p>
          <p className="label for-touch">{filled(all ? BRIEFING_TEXT.all : BRIEFING_TEXT.byTouch, { figure })}</p>
        </div>
        <Placers party={party} now={now} />
        <div className="bf-b">
          <Undo last={all ? figure : null} />
          <Begin party={party} />
        </div>
      </footer>
      <Announcer />
      <Dialogs />
    </div>
  );
}
