/** Prints moments and events in the canonical form of the card language. */
import type {
  ActKind,
  CheckKind,
  DamageFilter,
  EventSpec,
  Moment,
  RollKind,
  SourceFilter,
  Whom,
} from '../../engine/abilities/ast';
import {
  an,
  attack,
  either,
  holding,
  ORDERS,
  place,
  type Style,
  space,
  takesPlural,
  tokenName,
  whom,
  words,
} from './printFigures';

export const spanName = (span: string): string =>
  ({ encounter: 'Encounter', action: 'Action', attack: 'Attack' })[span] ?? span;

export function moment(m: Moment, style: Style): string {
  switch (m.m) {
    case 'anyTime':
      return 'At any time';
    case 'encounterAction':
      return 'As an Encounter Action';
    case 'phase':
      return m.of ? `In the ${m.phase} Phase of ${whom(m.of, style)}` : `In your ${m.phase} Phase`;
    case 'at':
      return `At the ${m.edge} of ${m.of === 'your turn' ? m.of : `${m.of.each ? 'each' : 'the'} ${spanName(m.of.span)}`}`;
    case 'when': {
      const { freq } = m;
      if (freq && 'first' in freq)
        return `The first time each ${spanName(freq.first)} ${events(m.events, style, true)}`;
      const when = `hen ${events(m.events, style)}`;
      return freq ? `Once per ${spanName(freq.once)}, w${when}` : `W${when}`;
    }
  }
}

/** @param spelled name the subject `you` too, as after `The first time each turn`. */
export function events(list: EventSpec[], style: Style, spelled = false): string {
  return either(list.map((e) => event(e, style, spelled)));
}

const YOU: Whom = { of: [{ person: 'you' }] };

function event(e: EventSpec, style: Style, spelled: boolean): string {
  const to = (w: Whom | undefined, word: string): string | undefined => w && `${word} ${whom(w, style)}`;
  const does = (w: Whom | undefined, one: string, many: string): string => {
    const subject = w ?? YOU;
    return `${whom(subject, style)} ${takesPlural(subject, style) ? many : one}`;
  };
  /** `making ...` for you, `an ally makes ...` for others. */
  const act = (w: Whom | undefined, ing: string, one: string, many: string): string =>
    w || spelled ? does(w, one, many) : ing;
  const be = (w: Whom): string => does(w, 'is', 'are');
  const using = (a: ActKind | undefined): string | undefined => a && `with ${actKind(a)}`;
  switch (e.e) {
    case 'makeAttack':
      return words(act(e.who, 'making', 'makes', 'make'), actKind(e.attack), to(e.against, 'against'));
    case 'makeCheck':
      return words(act(e.who, 'making', 'makes', 'make'), check(e.check));
    case 'castSpell':
      return `${act(e.who, 'casting', 'casts', 'cast')} a SPELL`;
    case 'rolling':
      return `${act(e.who, 'rolling', 'rolls', 'roll')} ${roll(e.roll)}`;
    case 'chooseTarget':
      return `choosing the target of ${actKind(e.attack)}`;
    case 'isTarget':
      return `${be(e.who)} the target of ${actKind(e.attack)}`;
    case 'dodge':
      return does(e.who, 'DODGES', 'DODGE');
    case 'dodgeSuccess':
      return does(e.who, 'successfully DODGES', 'successfully DODGE');
    case 'rolled':
      return words(does(e.who, 'has rolled', 'have rolled'), e.roll && roll(e.roll));
    case 'rolledAgainst':
      return `${roll(e.roll)} is rolled against ${whom(e.who, style)}`;
    case 'hit':
    case 'miss': {
      const [one, many] = e.e === 'hit' ? ['hits', 'hit'] : ['misses', 'miss'];
      if (e.e === 'miss' && e.target && e.attack)
        return words(missing(e.who, e.attack), 'misses', whom(e.target, style));
      if (isAnyone(e.who) && e.target && e.attack) return `${actKind(e.attack)} ${one} ${whom(e.target, style)}`;
      return words(does(e.who, one!, many!), e.target && whom(e.target, style), using(e.attack));
    }
    case 'wouldDetermineDamage':
      return words(
        whom(e.who, style),
        'would Determine Damage from',
        actKind(e.attack),
        e.against && 'made against it',
      );
    case 'spellWouldAffect':
      return `a SPELL would affect ${whom(e.who, style)}`;
    case 'determiningDamage':
      return words('Determining Damage', e.attack && `of ${actKind(e.attack)}`);
    case 'wouldDeal':
      return words(whom(e.who, style), 'would deal', filter(e.damage), to(e.to, 'to'), using(e.attack));
    case 'wouldBeDealt':
      return words(whom(e.who, style), 'would be dealt', filter(e.damage), e.source && source(e.source, style));
    case 'isDealt':
      return words(be(e.who), 'dealt', filter(e.damage), e.source && source(e.source, style));
    case 'deals':
      return words(does(e.who, 'deals', 'deal'), filter(e.damage), to(e.to, 'to'));
    case 'heals':
      return words(does(e.who, 'HEALS', 'HEAL'), e.source && source(e.source, style));
    case 'wouldBeDefeated':
      return words(whom(e.who, style), 'would be Defeated', to(e.by, 'by'));
    case 'isDefeated':
      return words(be(e.who), 'Defeated', to(e.by, 'by'));
    case 'defeats':
      return `${does(e.who, 'Defeats', 'Defeat')} ${whom(e.target, style)}`;
    case 'spawns':
      return does(e.who, 'Spawns', 'Spawn');
    case 'determiningForce':
      return 'determining Force';
    case 'forceDetermined':
      return 'Force is determined';
    case 'checkResult':
      return words(
        e.passed ? does(e.who, 'passes', 'pass') : does(e.who, 'fails', 'fail'),
        check(e.check),
        e.by !== undefined && `by ${e.by} or more`,
        e.againstYourSpell && 'against your SPELL',
      );
    case 'resolving':
      return words('Resolving', actKind(e.attack), e.result && `that ${e.result}`);
    case 'affectedBy':
      return `${be(e.who)} affected by ${actKind(e.attack)}`;
    case 'gains':
      return `${does(e.who, 'Gains', 'Gain')} ${holding(e.holding)}`;
    case 'loses':
      return `${does(e.who, 'loses', 'lose')} ${holding(e.holding)}`;
    case 'turnStarts':
    case 'turnEnds': {
      const [one, many] = e.e === 'turnStarts' ? ['starts', 'start'] : ['ends', 'end'];
      const whose = isPerson(e.who, 'you') && !style.thisFigure ? 'your' : 'its';
      return words(
        does(e.who, one!, many!),
        whose,
        'turn',
        e.place && place(e.place, style),
        e.holding && `with ${holding(e.holding)}`,
      );
    }
    case 'comesToBe':
      return `${be(e.who)} ${place(e.place, style)}`;
    case 'enters':
      return `${does(e.who, 'enters', 'enter')} ${space(e.space, style)}`;
    case 'leaves':
      return `${does(e.who, 'leaves', 'leave')} ${space(e.space, style)}`;
    case 'isMoved':
      return `${be(e.who)} moved`;
    case 'drawsLos':
      return `${does(e.who, 'draws', 'draw')} Line of Sight to ${whom(e.to, style)}`;
    case 'provokes':
      return words(
        e.would ? `${whom(e.who, style)} would provoke` : does(e.who, 'provokes', 'provoke'),
        'a Break Attack',
        to(e.from, 'from'),
      );
    case 'makesMove':
      return `${does(e.who, 'makes', 'make')} a MOVE`;
    case 'uses':
      return `${does(e.who, 'uses', 'use')} {${e.what}}`;
    case 'activates':
      return `${does(e.who, 'activates', 'activate')} {${e.what}}`;
    case 'wouldMakeStandardAction':
      return `${whom(e.who, style)} would make a Standard Action`;
    case 'wouldUseStandardAbility':
      return `${whom(e.who, style)} would use a Standard Ability`;
    case 'usesToken':
      return words(does(e.who, 'uses', 'use'), an(`${tokenName(e.token)} token`), to(e.on, 'on'));
    case 'paysSp':
      return words(does(e.who, 'pays', 'pay'), 'SP', e.thisCard && 'for an Ability of this card');
  }
}

const isPerson = (w: Whom, person: string): boolean =>
  w.of.length === 1 && 'person' in w.of[0]! && w.of[0].person === person;

/** `a figure`: what the parser reads into `an Attack hits you`. */
function isAnyone(w: Whom | undefined): boolean {
  const one = w?.of.length === 1 ? w.of[0]! : undefined;
  if (!one || !('figures' in one)) return false;
  const { quant, adj, noun, desc, place: at } = one.figures;
  return quant?.q === 'a' && noun.n === 'figure' && adj.length + desc.length === 0 && at === undefined;
}

const missing = (who: Whom | undefined, a: ActKind): string => actKind(isAnyone(who) ? a : { ...a, article: 'your' });

function actKind(a: ActKind): string {
  const kinds = a.kinds.map((kind) => (kind === 'SPELL' ? 'SPELL' : attack(kind)));
  const body = words(a.order && ORDERS[a.order], kinds[0]);
  const first = a.article === undefined ? an(body) : `${a.article} ${body}`;
  return words(
    either([first, ...kinds.slice(1).map((kind) => (a.article === undefined ? an(kind) : kind))]),
    a.thisTurn && 'this turn',
  );
}

const check = (c: CheckKind): string => `${an(c.check)} Check`;

function roll(r: RollKind): string {
  switch (r.roll) {
    case 'attack':
      return an(attack(r.attack));
    case 'dodge':
      return 'a DODGE';
    case 'force':
      return 'Force';
    case 'check':
      return check(r.check);
    case 'any':
      return 'any dice';
  }
}

const filter = (d: DamageFilter): string =>
  words(
    d.atLeast !== undefined && `${d.atLeast} or more`,
    d.type ? `${d.type} DMG` : 'Damage',
    d.notIrreducible && 'other than IRREDUCIBLE DMG',
  );

function source(s: SourceFilter, style: Style): string {
  const by =
    s.by === 'one source'
      ? 'one source'
      : 'item' in s.by
        ? an(s.by.item)
        : 'attack' in s.by
          ? actKind(s.by.attack)
          : whom(s.by, style);
  return words(s.otherThan && 'other than', 'by', by);
}
