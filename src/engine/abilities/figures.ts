/** Figures and spaces that the card language names (docs/card-language.md, section 6). */
import type { EffectName, Keyword, LootColour, Num, StatName, TerrainName } from './amounts';

type Person =
  | 'you'
  | 'yourself'
  | 'this figure'
  | 'this token'
  | 'the target'
  | 'every target'
  | 'the same target'
  | 'a different target'
  | 'that figure'
  | 'it'
  | 'the attacker'
  | 'the caster'
  | 'the source'
  | 'your summoner'
  | 'the figure that Defeated you'
  | 'the figure that placed this token'
  | 'the party';

export type Quant =
  | { q: 'a' | 'any' | 'another' | 'each' | 'each other' | 'all' | 'all other' | 'the' | 'the other' }
  | { q: 'n'; n: Num }
  | { q: 'n or more'; n: Num }
  | { q: 'up to'; n: Num };

export type Noun =
  | { n: 'figure' | 'ally' | 'opponent' | 'Adventurer' | 'Combatant' | 'LOYAL ESPER' | 'Encounter Esper' }
  | { n: 'named'; name: string }
  | { n: 'token'; token: string };

export type Holding =
  | { h: 'damage'; n?: Num } // n or more
  | { h: 'noDamage' }
  | { h: 'noSp' }
  | { h: 'sp'; n: Num }
  | { h: 'effect'; effect: EffectName }
  | { h: 'anyEffect'; sign?: 'negative' | 'positive' }
  | { h: 'noEffect' }
  | { h: 'token'; token: string; n: Num; orMore?: boolean }
  | { h: 'noToken'; token: string }
  | { h: 'keyword'; keyword: Keyword }
  | { h: 'resistance' };

export type Trait =
  | { t: 'with' | 'without'; holding: Holding }
  | { t: 'rank'; most: boolean; word: 'most' | 'fewest' | 'highest' | 'lowest'; stat: StatName }
  | {
      t:
        | 'you summoned'
        | 'you Attacked this turn'
        | 'that you Attacked'
        | 'you have not Attacked this turn'
        | 'you moved through'
        | 'of your Group';
    }
  | { t: 'kin'; kin: string };

export type Near = { at: 'soi' } | { at: 'range'; n: Num } | { at: 'los' } | { at: 'movementRange' } | { at: 'reach' };

export type Place =
  | { at: 'soiOf' | 'adjacentTo' | 'onOrAdjacentTo' | 'inBodyOf' | 'nearestTo'; one: Whom }
  | { at: 'rangeOf' | 'spacesOf'; n: Num; one: Whom }
  | { at: 'onOrAdjacentToThisSpace' }
  | { at: 'on'; space: SpaceSpec };

export interface Figures {
  quant?: Quant;
  adj: ('adjacent' | 'different' | 'random' | 'Defeated' | 'nearest' | 'farthest')[];
  noun: Noun;
  /** Traits and near descriptions in printed order. */
  desc: (Trait | Near)[];
  place?: Place;
}

export type One = { person: Person } | { figures: Figures };
/** Whom an effect, event or condition is about; several alternatives are joined by `join`. */
export type Whom = { of: One[]; join?: 'or' | 'and' };

export type Spot =
  | { s: 'this card' | 'this token' | 'this space' }
  | { s: 'spaceOf'; one: Whom }
  | { s: 'terrain'; terrain: TerrainName }
  | { s: 'exit'; colour: LootColour }
  | { s: 'named'; name: string };

export type SpaceSpec =
  | { kind: 'spot'; spots: Spot[] }
  | {
      kind: 'space';
      quant: 'a' | 'each' | 'the';
      adj: ('nearest' | 'unoccupied' | 'adjacent' | TerrainName)[];
      near: Near[];
      place?: Place;
    };
