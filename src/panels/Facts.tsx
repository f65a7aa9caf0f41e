/** What a question is about: what an Attack is made with, what the dice on the table come to. */
import type { Ask, Option } from '../engine/kernel/types';
import { askFacts, enoughText, rollText, stakeText } from '../log';
import { filled } from '../log/filled';
import { targetOf } from '../stores/options';
import { useGame, useTable } from '../stores/react';
import { Pool, Rich } from './parts';
import { QUESTION_TEXT } from './text/turn';

/** What an Attack is made with: Weapons, dice, Range. */
export function AttackWith({ ask, options }: { ask: Ask; options: readonly Option[] }) {
  const state = useGame();
  const { names, content, queries } = useTable();
  const figure = ask.figure ? state.figures[ask.figure] : undefined;
  const target = options.map(targetOf).find((id) => id !== null);
  const numbers = figure && target ? queries.numbers(state, figure.id, target) : null;
  if (!figure || !numbers) return null;
  const weapons = figure.cards.filter(
    ({ kind, zone, card }) => kind === 'item' && zone === 'equipped' && content.items[card]?.type === 'weapon',
  );
  return (
    <p className="q-text">
      {weapons.map(({ card }) => names.card(card)).join(', ')} <Pool dice={numbers.dice} />{' '}
      {filled(QUESTION_TEXT.range, { n: numbers.range })}
    </p>
  );
}

/** Questions asked after the roll of an Attack, besides those while dice lie. */
const AFTER_ROLL = new Set<Ask['kind']>(['window', 'symbols', 'followUp', 'counter']);

/** What it is about, and what the dice on the table come to as they are. */
export function Facts({ ask }: { ask: Ask }) {
  const state = useGame();
  const { names, queries } = useTable();
  const lies = AFTER_ROLL.has(ask.kind) || state.stack.some(({ kind }) => kind === 'dice');
  const roll = lies ? queries.openRoll(state) : null;
  // While the Damage of a hit is added up, without anything more.
  const plain = ask.about?.point === 'attack.damage' ? queries.outcome(state, 'pass').hp : [];
  const over = plain.find(({ defeated }) => defeated);
  const words = [
    askFacts(ask, state, names),
    roll && `*${rollText(roll)}*`,
    roll?.of === 'conviction' && stakeText(state, names),
    over && enoughText(over.figure, state, names),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className="q-text">
      <Rich text={`${words.join('. ')}.`} />
    </p>
  );
}
