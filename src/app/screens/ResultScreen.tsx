import type { GameEvent } from '../../engine/kernel/types';
import { LAST_URGENCY } from '../../engine/rules/urgency';
import type { EncounterCard } from '../../engine/state/content';
import type { State } from '../../engine/state/state';
import { eventsOf, type Names } from '../../log';
import { filled } from '../../log/filled';
import { Dialogs } from '../../panels/Dialogs';
import { download } from '../../panels/download';
import { Icon } from '../../panels/icons/Icon';
import { RESULT_TEXT } from '../../panels/text/result';
import { undo } from '../../stores/actions';
import { logFile } from '../../stores/logFile';
import { useGame, useSaving, useSession, useTable } from '../../stores/react';
import { lookAtEnd, lookAtStart } from './replay';
import { Course } from './result/Course';
import { Deeds } from './result/Deeds';
import { Rewards } from './result/Rewards';

const MINUTE = 60_000;

/** How long it took, in words. @param ms milliseconds */
function duration(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 1) return RESULT_TEXT.lessThanMinute;
  if (minutes < 60) return filled(RESULT_TEXT.minutes, { n: minutes });
  return filled(RESULT_TEXT.hours, { h: Math.floor(minutes / 60), n: minutes % 60 });
}

/** Urgency tokens at the end: the state has put them away by then. */
const urgencyOf = (events: readonly GameEvent[]): number =>
  Number(events.findLast((event) => event.type === 'urgencyAdded')?.tokens ?? 0);

/** Why it ended so, in a sentence. */
function whyEnded(encounter: EncounterCard | undefined, events: readonly GameEvent[]): string {
  const end = events.findLast((event) => event.type === 'encounterEnded')?.end;
  if (end === 'conceded') return RESULT_TEXT.conceded;
  const met = [...(encounter?.win ?? []), ...(encounter?.lose ?? [])].find((each) => each.id === end);
  if (met) return filled(RESULT_TEXT.because, { end: met.whenText });
  const n = urgencyOf(events);
  return n >= LAST_URGENCY ? filled(RESULT_TEXT.urgency, { n }) : RESULT_TEXT.defeated;
}

/** Who is still up, in a sentence; empty if nobody is. */
function whoStands(state: State, names: Names): string {
  const party = state.order.filter((id) => state.figures[id]?.kind === 'adventurer');
  const up = party.filter((id) => state.figures[id]?.defeated === false);
  if (up.length === 0) return RESULT_TEXT.nobody;
  if (up.length < party.length) {
    const who = up.map((id) => names.figure(state, id)).join(', ');
    return filled(RESULT_TEXT.someStand, { names: who, n: up.length, all: party.length });
  }
  return party.length === 1 ? RESULT_TEXT.oneStands : filled(RESULT_TEXT.allStand, { n: party.length });
}

/** What the players changed past the rules. Dice from the table are thrown, not changed, and giving up is no change. */
const changesIn = (events: readonly GameEvent[]): number =>
  events.filter(({ type, what }) => type === 'byHand' && !['dice', 'seededDice', 'concede'].includes(String(what)))
    .length;

function Facts({ events }: { events: readonly GameEvent[] }) {
  const played = useSession((s) => s.played);
  const undone = useSession((s) => s.journal.filter((entry) => entry.kind === 'undone').length);
  const kept = useSaving(() => true);
  const { seed } = useGame().random;
  const changes = changesIn(events);
  const facts: [string, string][] = [
    [RESULT_TEXT.urgencyTitle, filled(RESULT_TEXT.ofUrgency, { n: urgencyOf(events), most: LAST_URGENCY })],
    [RESULT_TEXT.undone, String(undone)],
  ];
  if (changes > 0)
    facts.push([RESULT_TEXT.byHand, changes === 1 ? RESULT_TEXT.change : filled(RESULT_TEXT.changes, { n: changes })]);
  facts.push([RESULT_TEXT.seed, String(seed)]);
  // Where nothing is kept the time is not counted.
  if (kept) facts.unshift([RESULT_TEXT.time, duration(played)]);
  return (
    <dl className="rh-d">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ leave, again }: { leave: () => void; again: () => void }) {
  const table = useTable();
  return (
    <footer className="rf">
      <button type="button" className="btn" onClick={() => lookAtStart(table)}>
        <Icon name="play" />
        {RESULT_TEXT.replay}
      </button>
      <button type="button" className="btn" onClick={() => download(logFile(table))}>
        <Icon name="download" />
        {RESULT_TEXT.saveLog}
      </button>
      <button type="button" className="btn" onClick={() => lookAtEnd(table)}>
        <Icon name="eye" />
        {RESULT_TEXT.look}
      </button>
      <button type="button" className="btn" onClick={() => undo(table)}>
        <Icon name="undo" />
        {RESULT_TEXT.takeBack}
      </button>
      <span className="grow" />
      <button type="button" className="btn" onClick={() => table.selection.set({ dialog: 'restart' })}>
        <Icon name="retry" />
        {RESULT_TEXT.restart}
      </button>
      <button type="button" className="btn btn-quiet btn-lg" onClick={leave}>
        {RESULT_TEXT.leave}
      </button>
      <button type="button" className="btn btn-primary btn-lg" onClick={again}>
        {RESULT_TEXT.again}
        <Icon name="arrow" />
      </button>
    </footer>
  );
}

/** How the Encounter ended and why, what it brought, how it went and what everyone did. */
export function ResultScreen({ leave, again }: { leave: () => void; again: () => void }) {
  const state = useGame();
  const { content, names } = useTable();
  const journal = useSession((s) => s.journal);
  const encounter = content.encounters[state.encounter.id ?? ''];
  const won = state.outcome === 'won';
  const events = eventsOf(journal);
  const end = events.findLast((event) => event.type === 'encounterEnded')?.end;
  const story = [...(encounter?.win ?? []), ...(encounter?.lose ?? [])].find((each) => each.id === end)?.text;
  const n = state.round;
  const rounds = n === 1 ? RESULT_TEXT.round : filled(RESULT_TEXT.rounds, { n });
  return (
    <div className="res">
      <header className={won ? 'rh' : 'rh rh-lost'}>
        <span className="rh-i">
          <Icon name={won ? 'trophy' : 'skullui'} />
        </span>
        <div className="grow">
          <p className="cap">{encounter?.name ?? RESULT_TEXT.encounter}</p>
          <h1>{won ? filled(RESULT_TEXT.won, { rounds }) : filled(RESULT_TEXT.lost, { n })}</h1>
          <p className="lede">{[whyEnded(encounter, events), whoStands(state, names)].filter(Boolean).join(' ')}</p>
          {story && <p className="rh-s">{story}</p>}
        </div>
        <Facts events={events} />
      </header>
      <main className="rm">
        <Rewards />
        <Course />
        <Deeds />
      </main>
      <Actions leave={leave} again={again} />
      <Dialogs />
    </div>
  );
}
