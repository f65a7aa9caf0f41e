import { useMemo } from 'react';
import { briefStep } from '../content/language/printBrief';
import type { AiStep, CombatantCard } from '../engine/state/content';
import { type JournalEntry, journalUntil, type Reading, readingsOf } from '../log';
import { filled } from '../log/filled';
import { useGame, useJournal, useLookBack, usePlayback, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { ENEMY_TEXT } from './text/enemy';

interface StepProps {
  step: AiStep;
  n: number;
  reading: Reading | undefined;
  /** It is being performed. */
  now: boolean;
  /** The search went on below it, to a step that was performed. */
  joined: boolean;
}

function Status({ reading, now }: Pick<StepProps, 'reading' | 'now'>) {
  if (!reading) return <span className="ai-s">{ENEMY_TEXT.unread}</span>;
  return (
    <span className="ai-s">
      <Icon name={reading.is ? 'check' : 'x'} />
      {reading.is ? (now ? ENEMY_TEXT.now : ENEMY_TEXT.ran) : ENEMY_TEXT.no}
    </span>
  );
}

function Step({ step, n, reading, now, joined }: StepProps) {
  const { condition, parts } = briefStep(step);
  const look = reading ? (reading.is ? 'ai ai-ran' : 'ai ai-no') : 'ai ai-unread';
  return (
    <li className={joined ? `${look} ai-joined` : look} aria-current={now ? 'step' : undefined}>
      <span className="ai-n">{n}</span>
      <p>
        <b>{condition}</b> {parts.join(ENEMY_TEXT.thenDo)}
        {step.continueDown && ENEMY_TEXT.goesOn}
      </p>
      <Status reading={reading} now={now} />
      {reading?.why && <p className="ai-note">{reading.why}</p>}
    </li>
  );
}

/** Steps from one that said CONTINUE DOWN to the next that was performed. */
function joinedSteps(card: CombatantCard, read: ReadonlyMap<number, Reading>): Set<number> {
  const ran = card.ai.flatMap((_, n) => (read.get(n + 1)?.is ? [n] : []));
  const joined = new Set<number>();
  ran.forEach((from, place) => {
    const to = ran[place + 1];
    if (to !== undefined && card.ai[from]?.continueDown) for (let n = from; n < to; n++) joined.add(n);
  });
  return joined;
}

/** The journal as far as it is told, or up to the moment that is looked at. */
function useMoment(): readonly JournalEntry[] {
  const journal = useJournal();
  const at = useLookBack((lookBack) => lookBack.at);
  return useMemo(() => (at ? journalUntil(journal, at.n, at.event) : journal), [journal, at]);
}

/** The AI Steps of a card, with how they came out in the figure's last turn, or come out now. */
export function AiSteps({ card, figure }: { card: CombatantCard; figure: string }) {
  const table = useTable();
  const state = useGame();
  const journal = useMoment();
  const showing = usePlayback((s) => s.event !== null);
  if (card.ai.length === 0) return null;
  const read = readingsOf(figure, journal, tellerOf(table));
  const acting = state.turn.figure === figure && (showing || state.ask !== null);
  const last = Math.max(0, ...[...read].map(([n, { is }]) => (is ? n : 0)));
  const joined = joinedSteps(card, read);
  return (
    <>
      <p className="cap ai-h">
        {filled(acting ? ENEMY_TEXT.aiNow : read.size > 0 ? ENEMY_TEXT.aiLast : ENEMY_TEXT.ai, {
          figure: table.names.figure(state, figure),
        })}
      </p>
      <ol className="ais">
        {card.ai.map((step, n) => (
          <Step
            key={step.ifText}
            step={step}
            n={n + 1}
            reading={read.get(n + 1)}
            now={acting && n + 1 === last}
            joined={joined.has(n)}
          />
        ))}
      </ol>
    </>
  );
}
