/** Small parts that several panels share. */
import { Fragment } from 'react';
import { DICE, type DieName, FACES, type Face, faceIndex } from '../engine/dice/faces';
import type { OptionCost } from '../engine/kernel/types';
import { EFFECTS, ruleOfEffect, ruleOfToken } from '../log';
import { filled } from '../log/filled';
import { useTable } from '../stores/react';
import { effectIcon, figureIcon } from './icons/figures';
import { Icon } from './icons/Icon';
import { symbolText } from './text/enemy';
import { PART_TEXT } from './text/turn';

/** Text with `*bold*` parts. */
export function Rich({ text }: { text: string }) {
  return text.split('*').map((part, n) => {
    // The place of a part is what it is known by: the text does not change in place.
    const key = `${n}:${part}`;
    return n % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** A figure's token: round for the own side, six-sided for opponents. */
export function Token({ card, name, foe, size }: { card: string; name: string; foe: boolean; size: number }) {
  const icon = figureIcon(card);
  return (
    <span className={foe ? 'tok tok-foe' : 'tok'} style={{ '--sz': `${size}px` } as React.CSSProperties}>
      {icon ? <Icon name={icon} /> : <span className="i tok-letter">{name.charAt(0)}</span>}
    </span>
  );
}

/** Activation Number on its base colour. */
export function ActivationNumber({ n }: { n: number }) {
  return <span className={`act-n b${((n - 1) % 6) + 1}`}>{n}</span>;
}

function Diamonds({ n, name, from = 0, look }: { n: number; name: string; from?: number; look?: string }) {
  const places = Array.from({ length: n }, (_, i) => from + i);
  return places.map((place) => (
    <Icon key={place} name={name} className={look ?? (name === 'sp' ? 'sp-on' : 'sp-off')} />
  ));
}

/** SP held, of the most that can be held. @param spend so many of them would go */
export function Stamina({ sp, max, spend = 0 }: { sp: number; max: number; spend?: number }) {
  const label = filled(PART_TEXT.spOf, { sp, max });
  const going = Math.min(sp, spend);
  return (
    <span className="sp" role="img" aria-label={label} title={label}>
      <Diamonds n={sp - going} name="sp" />
      <Diamonds n={going} name="sp" from={sp - going} look="sp-spend" />
      <Diamonds n={Math.max(0, max - sp)} name="sp-o" from={sp} />
    </span>
  );
}

/** What an option costs. */
export function Cost({ cost, times = 1 }: { cost: OptionCost | undefined; times?: number }) {
  if (!cost) return null;
  const words = [
    cost.exhaust && PART_TEXT.exhaust,
    cost.flip && PART_TEXT.flip,
    cost.discard && (cost.token ? filled(PART_TEXT.token, { token: cost.token }) : PART_TEXT.discard),
    cost.perEncounter && PART_TEXT.once,
    ...(cost.symbols ?? []).map(({ n, symbol }) => symbolText(n * times, symbol)),
    cost.damage && filled(PART_TEXT.damage, { n: cost.damage }),
  ].filter((word) => typeof word === 'string');
  if (!cost.sp && words.length === 0) return null;
  return (
    <span className="cost">
      {cost.sp ? (
        <span className="cost-sp" role="img" aria-label={filled(PART_TEXT.sp, { n: cost.sp })}>
          <Diamonds n={cost.sp} name="sp" />
        </span>
      ) : null}
      {words.length > 0 && <small>{words.join(', ')}</small>}
    </span>
  );
}

/** HP left as a bar with one part for each. */
export function Health({ left, most, foe }: { left: number; most: number; foe: boolean }) {
  const style = { '--n': most, '--v': left } as React.CSSProperties;
  return <span className={foe ? 'hpbar hpbar-foe' : 'hpbar'} style={style} />;
}

/** Effects and tokens on a figure; help points up, harm points down. Each opens its rule. */
export function Effects({ effects, tokens = {} }: { effects: readonly string[]; tokens?: Record<string, number> }) {
  const { selection } = useTable();
  const open = (rule: string | null): void => selection.set({ dialog: 'rule', rule });
  return (
    <span className="effs">
      {effects.map((id) => {
        const effect = EFFECTS[id] ?? { name: id, good: false, text: '' };
        const icon = effectIcon(id);
        const label = filled(PART_TEXT.effect, { name: effect.name, text: effect.text });
        return (
          <button
            key={id}
            type="button"
            className={effect.good ? 'eff eff-pos' : 'eff eff-neg'}
            title={label}
            onClick={() => open(ruleOfEffect(id))}
          >
            {icon ? <Icon name={icon} label={label} /> : <abbr title={label}>{effect.name.charAt(0)}</abbr>}
          </button>
        );
      })}
      {Object.entries(tokens).map(([token, n]) => (
        <button key={token} type="button" className="chip chip-token" onClick={() => open(ruleOfToken(token))}>
          {filled(PART_TEXT.symbols, { n, symbol: token })}
        </button>
      ))}
    </span>
  );
}

/** Dice of a pool, without faces. */
export function Pool({ dice }: { dice: readonly DieName[] }) {
  return (
    <span className="pool">
      {dice.map((die, n) => {
        const name = die.toLowerCase();
        return (
          <span
            key={`${die}${n.toString()}`}
            className={`pip-die die-${name}`}
            role="img"
            aria-label={filled(PART_TEXT.die, { die: name })}
            title={filled(PART_TEXT.die, { die: name })}
          />
        );
      })}
    </span>
  );
}

const SYMBOLS = [
  ['book', 'sy-book'],
  ['shield', 'sy-shield'],
  ['burst', 'sy-burst'],
] as const;

/** A face as the engine names it in an option, `BLACK 2s2b`, as a die; null if it is none. @param die where the name has none */
export function dieOf(label: string, die?: string): { die: DieName; face: Face } | null {
  const [name = '', own = die] = label.split(' ').reverse();
  const named = DICE.find((each) => each === own);
  const face = named && FACES[named][faceIndex(named, name)];
  return named && face ? { die: named, face } : null;
}

function faceLabel(die: DieName, face: Face): string {
  if (face.skull) return filled(PART_TEXT.dieSkull, { die: die.toLowerCase() });
  const symbols = SYMBOLS.filter(([symbol]) => face[symbol] > 0).map(([symbol]) => symbolText(face[symbol], symbol));
  const shown = [die === 'BLACK' ? '' : face.n, ...symbols].filter((part) => part !== '').join(', ');
  return filled(PART_TEXT.dieFace, { die: die.toLowerCase(), face: shown });
}

/** A die as it lies: its number and Symbols. */
export function Die({ die, face }: { die: DieName; face: Face }) {
  const label = faceLabel(die, face);
  const icons = ([symbol, icon]: (typeof SYMBOLS)[number]) =>
    Array.from({ length: face[symbol] }, (_, n) => <Icon key={`${symbol}${n.toString()}`} name={icon} />);
  const [book, shield, burst] = SYMBOLS;
  // The Burst stands beside the number, the other Symbols below it.
  const symbols = [...icons(book), ...icons(shield)];
  const bare = symbols.length === 0 && !face.skull;
  return (
    <span
      className={`die die-${die.toLowerCase()}${bare ? ' die-nosym' : ''}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {die !== 'BLACK' && (
        <b>
          {face.n}
          {icons(burst)}
        </b>
      )}
      <span className="sy">{face.skull ? <Icon name="sy-skull" /> : symbols}</span>
    </span>
  );
}
