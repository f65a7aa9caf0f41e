/** What to know about an Encounter before it begins, found in its board, tokens and special rules. */
import { TERRAIN_CHARACTERS, type TerrainType } from '../../../engine/board/boardState';
import type { EncounterCard } from '../../../engine/state/content';
import { ruleOfTerrain } from '../../../log';
import { filled } from '../../../log/filled';
import { BOARD_RULES, NUMBER_NAMES } from '../../../panels/text/briefing';
import { readable } from '../../../panels/text/turn';

interface BoardRule {
  key: string;
  icon: string;
  name: string;
  text: string;
  /** Id of the ledger. */
  rule: string | null;
  link: string;
}

const LOOT_RULE = 'A1.encounter-action.03';
const TOTEM_RULE = 'A1.totem.01';
const OBJECTIVE_RULE = 'A1.objective.01';
const HIGHER_RULE = 'A1.elevation.02';
const CURRENT_RULE = 'A1.current.02';
const ACTION_RULE = 'A1.encounter-action.02';

const TOKENS = [
  { kind: 'loot', icon: 'loot', rule: LOOT_RULE },
  { kind: 'totem', icon: 'eye', rule: TOTEM_RULE },
  { kind: 'objective', icon: 'flag', rule: OBJECTIVE_RULE },
] as const;

const TERRAIN: { type: TerrainType & keyof typeof BOARD_RULES; icon: string }[] = [
  { type: 'dangerous', icon: 'warn' },
  { type: 'muck', icon: 'poison' },
  { type: 'water', icon: 'current' },
  { type: 'hindering', icon: 'move' },
];

function currents({ board }: EncounterCard): BoardRule[] {
  const known = new Map(board.currents.map(({ move, direction }) => [`${move} ${direction}`, { n: move, direction }]));
  const { name, text, link } = BOARD_RULES.current;
  return [...known].map(([key, values]) => ({
    key: `current ${key}`,
    icon: 'current',
    name: filled(name, values),
    text: filled(text, values),
    rule: CURRENT_RULE,
    link,
  }));
}

function tokens(encounter: EncounterCard): BoardRule[] {
  return TOKENS.flatMap(({ kind, icon, rule }): BoardRule[] => {
    const n = encounter.tokens.filter((token) => token.kind === kind).length;
    if (n === 0) return [];
    const { name, text, link } = BOARD_RULES[kind];
    const values = { n: NUMBER_NAMES[n] ?? n, tokens: n === 1 ? BOARD_RULES.token : BOARD_RULES.tokens };
    return [{ key: kind, icon, name: filled(name, values), text, rule, link }];
  });
}

function elevation({ board }: EncounterCard): BoardRule[] {
  const levels = board.elevation.filter((_, space) => board.terrain[space] !== TERRAIN_CHARACTERS.obstructing);
  const [from, to] = [Math.min(...levels), Math.max(...levels)];
  if (from === to) return [];
  const { name, text, link } = BOARD_RULES.elevation;
  const range = filled(BOARD_RULES.levels, { from, to });
  return [{ key: 'elevation', icon: 'ledge', name: filled(name, { levels: range }), text, rule: HIGHER_RULE, link }];
}

function terrain({ board }: EncounterCard): BoardRule[] {
  return TERRAIN.flatMap(({ type, icon }): BoardRule[] => {
    const spaces = [...board.terrain].flatMap((each, space) => (each === TERRAIN_CHARACTERS[type] ? [space] : []));
    if (spaces.length === 0) return [];
    const names = [...new Set(spaces.flatMap((space) => board.names[space] ?? []))];
    const called = names.length > 0 ? filled(BOARD_RULES.called, { names: names.join(', ') }) : '';
    const { name, text, link } = BOARD_RULES[type as 'dangerous' | 'muck' | 'water' | 'hindering'];
    return [{ key: type, icon, name: filled(name, { called }), text, rule: ruleOfTerrain(type), link }];
  });
}

function special({ rules }: EncounterCard): BoardRule[] {
  return rules.map(({ name, lines }) => {
    const text = lines.map((line) => readable(line.text)).join(' ');
    const rule = /Encounter Action/.test(text) ? ACTION_RULE : null;
    return { key: `rule ${name}`, icon: 'encounter', name: `${name}.`, text, rule, link: BOARD_RULES.action };
  });
}

/** Special rules first, then what moves and what can be opened, then the ground. */
export function boardRules(encounter: EncounterCard): BoardRule[] {
  return [special, currents, tokens, elevation, terrain].flatMap((find) => find(encounter));
}
