import { useMemo } from 'react';
import { table } from '../log/table';
import { usePlayback, useSelection } from '../stores/react';

const NONE: ReadonlySet<string> = new Set();
/** Events that light up figures, by the fields that name them. */
const LIT: Record<string, string[]> = table({
  attackDeclared: ['attacker', 'target'],
  attackRolled: ['attacker', 'target'],
  damageDealt: ['target'],
  healed: ['figure'],
  moved: ['figure'],
  forcedMoved: ['figure'],
  effectGained: ['figure'],
  spawned: ['figure'],
  aiTargetChosen: ['figure', 'target'],
});

/** Figures that do or suffer what is shown happening, or that a line of the log names while it is pointed at. */
export function useStruck(): ReadonlySet<string> {
  const event = usePlayback((playback) => playback.event);
  const pointed = useSelection((selection) => selection.named);
  return useMemo(() => {
    const fields = event ? (LIT[event.type] ?? []) : [];
    const named = fields.flatMap((field) => (typeof event?.[field] === 'string' ? [event[field]] : []));
    const all = [...named, ...pointed];
    return all.length > 0 ? new Set(all) : NONE;
  }, [event, pointed]);
}
