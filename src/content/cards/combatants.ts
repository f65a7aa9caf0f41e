import type { AiStep, CombatantCard } from '../../engine/state/content';
import type { CombatantFile } from '../schema';
import { type CardContext, common, complain } from './context';
import { readAttacks, readCondition, readLines, readSentences, readTags } from './lines';

/** The value; the scaling icon needs a summoner, and no summoned card can be played yet. */
function unscaled<T>(context: CardContext, key: string, value: T | '*', instead: T): T {
  if (value !== '*') return value;
  complain(context, key, '*', ['a fixed value'], 'a scaling icon needs a summoner: Espers cannot be played yet');
  return instead;
}

function withoutScaling<T>(context: CardContext, key: string, values: readonly (T | '*')[]): T[] {
  return values.flatMap((value, n) => {
    if (value !== '*') return [value];
    complain(context, `${key}.${n}`, '*', ['a die'], 'a scaling icon needs a summoner: Espers cannot be played yet');
    return [];
  });
}

function readAi(context: CardContext, steps: CombatantFile['ai']): AiStep[] {
  return (steps ?? []).flatMap((step, n) => {
    const condition = readCondition(context, `ai.${n}.if`, step.if);
    const instructions = readSentences(context, `ai.${n}.do`, step.do, 'aiDo');
    if (!condition) return [];
    return [
      {
        if: condition.conds,
        ifText: condition.text,
        do: instructions,
        continueDown: step.continueDown ?? false,
      },
    ];
  });
}

export function readCombatant(context: CardContext, card: CombatantFile): CombatantCard {
  const intelligent = card.kind === 'intelligent';
  if (intelligent && card.attacks?.length)
    complain(context, 'attacks', 'attacks', ['ai'], 'only Command Combatants have Standard Attacks of their own');
  if (intelligent && card.sp) complain(context, 'sp', 'sp', [], 'an Intelligent Combatant has no SP');
  if (!intelligent && card.ai?.length)
    complain(context, 'ai', 'ai', ['attacks'], 'a Command Combatant is played by its player and has no AI');
  const tagged = readTags(context, card.tags);
  return {
    kind: 'combatant',
    ...common(context, card),
    control: card.kind,
    lootLevel: card.lootLevel ?? 'mundane',
    groups: card.groups ?? [[1]],
    replaces: card.replaces ?? null,
    needs: card.needs ?? [],
    size: [card.size?.[0] ?? 1, card.size?.[1] ?? 1],
    hp: unscaled(context, 'hp', card.hp, 1),
    defense: unscaled(context, 'defense', card.defense, 0),
    movement: unscaled(context, 'movement', card.movement, 0),
    armor: unscaled(context, 'armor', card.armor ?? 0, 0),
    dice: withoutScaling(context, 'dice', card.dice),
    conviction: withoutScaling(context, 'conviction', card.conviction),
    casting: unscaled(context, 'casting', card.casting ?? null, null),
    tags: tagged.tags,
    skills: card.skills ?? {},
    sp: intelligent ? null : { recovery: card.sp?.recovery ?? 3, max: card.sp?.max ?? 5 },
    passives: [...readLines(context, 'passives', card.passives, { role: 'passive', intelligent }), ...tagged.lines],
    symbols: readLines(context, 'symbols', card.symbols, { role: 'symbol', intelligent }),
    ai: readAi(context, card.ai),
    attacks: readAttacks(context, card.attacks),
    lines: readLines(context, 'abilities', card.abilities, { role: 'ability', intelligent }),
  };
}
