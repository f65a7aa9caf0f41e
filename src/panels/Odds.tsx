/** Exact odds: in a line, as a card, as a spread of bars. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Ask, Option } from '../engine/kernel/types';
import type { Names } from '../log';
import { type Prospect, prospectOf } from '../stores/odds';
import type { Odds } from '../stores/queries';
import { useGame, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { Pool } from './parts';
import { ODDS_TEXT } from './text/odds';
import { COMMIT_TEXT } from './text/turn';

export const percent = (share: number): number => Math.round(share * 100);

/** More bars than this are not told apart; the last of them stands for all further Damage. */
const MOST_BARS = 7;
const BAR_PIXELS = 36;

interface Bar {
  kind: 'miss' | '0' | 'd' | 'dead';
  label: string;
  chance: number;
}

/** The bars of a spread: a miss, each Damage that leaves the target standing, Defeated. */
export function barsOf(odds: Odds, left: number): Bar[] {
  const standing = odds.damage.slice(0, Math.max(1, left));
  const bars: Bar[] = [{ kind: 'miss', label: ODDS_TEXT.miss, chance: 1 - odds.hit }];
  const most = odds.defeat > 0 ? MOST_BARS - 1 : MOST_BARS;
  standing.forEach((chance, n) => {
    const last = bars[most - 1];
    if (last) {
      last.chance += chance;
      last.label = `${most - 2}+`;
    } else bars.push({ kind: n === 0 ? '0' : 'd', label: String(n), chance });
  });
  if (odds.defeat > 0) bars.push({ kind: 'dead', label: 'dead', chance: odds.defeat });
  return bars;
}

/** @param worded there is room for the word of the last bar */
export function Spread({ odds, left, worded = false }: { odds: Odds; left: number; worded?: boolean }) {
  const bars = barsOf(odds, left);
  const most = Math.max(...bars.map(({ chance }) => chance));
  return (
    <ol className="hist" aria-label={ODDS_TEXT.spread}>
      {bars.map(({ kind, label, chance }) => (
        <li key={label} className={`h-${kind}`}>
          <b>{percent(chance)}</b>
          <i style={{ height: `${Math.max(3, Math.round((chance / most) * BAR_PIXELS))}px` }} />
          <span>
            {kind === 'dead' && worded ? (
              ODDS_TEXT.defeated
            ) : kind === 'dead' ? (
              <>
                <Icon name="sy-skull" />
                <span className="vh">{ODDS_TEXT.defeated}</span>
              </>
            ) : (
              label
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Damage and Effects of a SPELL that affects its target. */
export function spellWords({ is }: Prospect, names: Names): string | null {
  if (is.does !== 'spell') return null;
  const words = is.effects.map((effect) => names.effect(effect));
  if (is.damage) words.unshift(`${is.damage} ${ODDS_TEXT.damage}`);
  return words.length === 0 ? null : ODDS_TEXT.gains.replace('{effects}', words.join(', '));
}

/** Dice, bonuses, Defense and Armor of an Attack. */
export function AttackNumbers({ attacker, target, how }: Pick<Prospect, 'attacker' | 'target' | 'how'>) {
  const state = useGame();
  const { names, queries } = useTable();
  const numbers = queries.numbers(state, attacker, target, how?.with);
  if (!numbers) return null;
  const armor = numbers.ignoreArmor
    ? ODDS_TEXT.ignored
    : `${ODDS_TEXT.armor} ${numbers.armor}${
        numbers.armorPiercing > 0 ? `, ${ODDS_TEXT.piercing.replace('{n}', String(numbers.armorPiercing))}` : ''
      }`;
  return (
    <p>
      <span className="vh">{ODDS_TEXT.numbers}: </span>
      <Pool dice={numbers.dice} />{' '}
      {numbers.roll.map((part) => (
        <span key={`${part.of}${part.card ?? ''}`}>
          {part.n > 0 ? '+' : ''}
          {part.n} {names.part(part, state)},{' '}
        </span>
      ))}
      {ODDS_TEXT.against} {ODDS_TEXT.defense} {numbers.defense}, {armor}
    </p>
  );
}

/** One line of the table of ways: as it stands, with EMPOWER, against a DODGE. */
function Way({ name, odds }: { name: string; odds: Odds }) {
  return (
    <p>
      {name}: <b>{percent(odds.hit)}%</b>, <b>{odds.meanDamage.toFixed(1)}</b> {ODDS_TEXT.damage},{' '}
      <b className={odds.defeat > 0 ? 'foe-t' : undefined}>{percent(odds.defeat)}%</b> {ODDS_TEXT.defeated}
    </p>
  );
}

/** Folded away below the answers: opened, it is brought into sight; closed or gone, the answers stand where they stood. */
function Computed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = box.current;
    const panel = details?.closest('.q');
    if (!details || !panel) return;
    let stood: number | null = null;
    const back = (): void => {
      if (stood !== null) panel.scrollTop = Math.min(panel.scrollTop, stood);
      stood = null;
    };
    const toggled = (): void => {
      if (details.open) {
        stood = panel.scrollTop;
        details.scrollIntoView?.({ block: 'nearest' });
      } else back();
    };
    details.addEventListener('toggle', toggled);
    return () => {
      details.removeEventListener('toggle', toggled);
      back();
    };
  }, []);
  return (
    <details className="o-how" ref={box}>
      <summary>{COMMIT_TEXT.computed}</summary>
      {children}
    </details>
  );
}

/** How the odds of an answer come about: its numbers, the other ways to make it, its spread. */
export function OddsMore({ ask, option }: { ask: Ask; option: Option }) {
  const state = useGame();
  const { queries } = useTable();
  const prospect = prospectOf(queries, state, ask, option);
  if (prospect?.is.does !== 'attack') return null;
  const { attacker, target, how, left, is } = prospect;
  const other = (change: object): Odds => queries.odds(state, attacker, target, { ...how, ...change });
  const mayEmpower = how !== null && state.figures[attacker]?.kind !== 'intelligent';
  const empowered = mayEmpower ? other({ empower: true }) : null;
  const mayDodge = how !== null && state.figures[target]?.kind !== 'intelligent';
  return (
    <Computed>
      <div className="o-more">
        <div>
          <AttackNumbers attacker={attacker} target={target} how={how} />
          {empowered && <Way name={ODDS_TEXT.empowered} odds={empowered} />}
          {empowered && empowered.hit < is.odds.hit && <p>{ODDS_TEXT.skull}</p>}
          {mayDodge && <Way name={ODDS_TEXT.dodged} odds={other({ dodge: true })} />}
        </div>
        <Spread odds={is.odds} left={left} worded />
      </div>
    </Computed>
  );
}
