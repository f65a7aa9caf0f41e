import { useMemo } from 'react';
import { usePlayback } from '../stores/react';

const NONE: ReadonlySet<string> = new Set();
/** Events that light up figures, by the fields that name them. */
const LIT: Record<string, string[]> = {
  attackDeclared: ['attacker', 'target'],
  attackRolled: ['attacker', 'target'],
  damageDealt: ['target'],
  healed: ['figure'],
  moved: ['figure'],
  forcedMoved: ['figure'],
  effectGained: ['figure'],
  spawned: ['figure'],
  aiTargetChosen: ['figure', 'target'],
};

/** Figures that do or suffer what is shown happening. */
export function useStruck(): ReadonlySet<string> {
  const event = usePlayback((playback) => playback.event);
  return useMemo(() => {
    const fields = event ? (LIT[event.type] ?? []) : [];
    const named = fields.flatMap((field) => (typeof event?.[field] === 'string' ? [event[field]] : []));
    return named.length > 0 ? new Set(named) : NONE;
  }, [event]);
}
