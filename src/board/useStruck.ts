import { useEffect, useState } from 'react';
import { useSession, useSettings } from '../stores/react';
import { HOLD } from '../stores/settings';

const NONE: ReadonlySet<string> = new Set();
/** Events that light up the figures they name. */
const LIT: Record<string, string[]> = {
  attackDeclared: ['attacker', 'target'],
  damageDealt: ['target'],
  healed: ['figure'],
  moved: ['figure'],
  forcedMoved: ['figure'],
  effectGained: ['figure'],
  spawned: ['figure'],
};

/** Figures that did or suffered something in the last answer; they stay lit for a short while. */
export function useStruck(): ReadonlySet<string> {
  const last = useSession((s) => s.journal.at(-1));
  const hold = HOLD[useSettings((s) => s.speed)];
  const [struck, setStruck] = useState(NONE);
  useEffect(() => {
    const found = new Set<string>();
    if (last?.kind === 'events')
      for (const event of last.events)
        for (const field of LIT[event.type] ?? []) if (typeof event[field] === 'string') found.add(event[field]);
    if (found.size === 0 || hold === 0) return;
    setStruck(found);
    const end = setTimeout(() => setStruck(NONE), hold);
    return () => clearTimeout(end);
  }, [last, hold]);
  return struck;
}
