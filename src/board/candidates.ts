/** Words at those whom an enemy could choose: what decided between them. */
import type { GameEvent } from '../engine/kernel/types';
import type { Wanted } from './marks';
import { middle } from './metrics';
import type { FigureMark } from './scene';
import { say } from './text';

/** What spoke for a candidate, as the event of the choice tells it. */
interface Candidate {
  figure: string;
  reasons: { initiative: number; range?: number; value?: number };
}

/** Words for what was compared: the value that the line prefers by, else the place on the Initiative Track. */
function reasonOf({ reasons }: Candidate, { preference, because }: GameEvent): string {
  const of = (preference as { of?: string } | undefined)?.of;
  const { initiative, range, value } = reasons;
  if ((of === 'nearest' || of === 'farthest') && range !== undefined) return say('mark.range', { n: range });
  if (because === 'ranking' && of !== undefined && of !== 'prior' && value !== undefined)
    return say('mark.value', { of, value });
  return say('mark.track', { n: initiative });
}

/** Labels at the candidates of a choice, the chosen one first; [] for other events. */
export function candidateLabels(
  event: GameEvent,
  figures: readonly FigureMark[],
  grid: { width: number; height: number },
): Wanted[] {
  if (event.type !== 'aiTargetChosen' || !Array.isArray(event.candidates)) return [];
  const passedOver = Array.isArray(event.passedOver) ? (event.passedOver as Candidate[]) : [];
  const all = [...(event.candidates as Candidate[]), ...passedOver];
  all.sort((a, b) => Number(b.figure === event.target) - Number(a.figure === event.target));
  return all.flatMap((candidate): Wanted[] => {
    const mark = figures.find(({ id }) => id === candidate.figure);
    if (!mark) return [];
    const about = middle(grid, mark.at, mark.size);
    if (candidate.figure !== event.target) return [{ text: reasonOf(candidate, event), tone: 'pick', about }];
    const text = all.length === 1 ? say('mark.only') : say('mark.chosen', { reason: reasonOf(candidate, event) });
    return [{ text, tone: 'foe', about }];
  });
}
