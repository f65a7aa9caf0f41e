/**
 * A window: what figures may do at a point. Lines that happen by themselves come first, then everyone may act, and may
 * act again after anyone did, until all have passed in a row (rulings: windows). Without an offer nothing is asked.
 */
import { beneficialOrder } from '../ai/order';
import { type Game, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { AskInit, Next, Option } from '../kernel/types';
import { offerOptions } from '../points/offerOptions';
import { collectOffers, countFirsts, type Offer } from '../points/offers';
import type { WindowFrame } from '../state/frames';
import { offerFrame } from './ability';

const AI = 'program';
const PLAYERS = 'players';

/** Once a line is used in a window it is not offered there again, unless its price allows it: Symbols, SP, tokens. */
function again(offer: Offer): boolean {
  const { ability, ref } = offer.entry;
  return (
    ref.on === 'symbol' || ref.on === 'token' || (ability.sp !== undefined && !ability.exhaust && !ability.perEncounter)
  );
}

function open(g: Game, f: WindowFrame): Offer[] {
  return collectOffers(g, f.point as never, f.scene).filter(
    (o) => !f.done.includes(o.key) || (!o.mandatory && again(o)),
  );
}

function optionsOf(g: Game, f: WindowFrame, offers: Offer[]): Option[] {
  return offers.flatMap((o) => offerOptions(g, o, f.point, f.scene));
}

function take(g: Game, f: WindowFrame, option: Option): Next {
  const { ref } = option.data as { ref: Offer['entry']['ref'] };
  const offer = open(g, f).find((o) => JSON.stringify(o.entry.ref) === JSON.stringify(ref));
  if (!offer) return { go: 'offer' };
  f.done.push(offer.key);
  f.passed = [];
  return { call: offerFrame(g, offer.entry, offer.owner, f.scene, option), go: 'offer' };
}

export const windowFrame: FrameHandler<Game, WindowFrame> = {
  first: 'open',
  steps: {
    open(g, f) {
      countFirsts(g, f.point, f.scene);
      return { go: 'offer' };
    },
    /** Lines that happen by themselves, then the sides in turn: first the side whose turn it is not waited for. */
    offer(g, f) {
      const offers = open(g, f);
      const forced = offers.filter((o) => o.mandatory);
      if (forced.length > 0) {
        const next = nextForced(g, f, forced);
        if (next) return next;
      }
      const free = offers.filter((o) => !o.mandatory);
      const sides = resolved(f) ? [programAsks, playersAsk] : [playersAsk, programAsks];
      for (const side of sides) {
        const ask = side(g, f, free);
        if (ask) return ask;
      }
      return { done: null };
    },
    order(g, f) {
      return take(g, f, f.answer?.option as Option);
    },
    tied(g, f) {
      const offer = open(g, f).find((o) => o.key === f.answer?.option.id);
      return offer ? aim(g, f, offer) : { go: 'offer' };
    },
    players(g, f) {
      return answered(g, f, PLAYERS);
    },
    program(g, f) {
      return answered(g, f, AI);
    },
  },
};

/** After Resolving, an Intelligent Combatant goes first where both sides claim the moment (A1.resolve.04). */
function resolved(f: WindowFrame): boolean {
  return f.point === 'attack.resolved' || f.point === 'spell.resolved';
}

/** The question to the players, if they may still do something here. */
function playersAsk(g: Game, f: WindowFrame, free: Offer[]): Next | null {
  if (f.passed.includes(PLAYERS)) return null;
  const own = free.filter((o) => playerControlled(g, o.owner));
  const options = optionsOf(g, f, own);
  return options.length > 0 ? askOf(f, options, soleOwner(options), 'players') : null;
}

/** The same for a figure of the program. */
function programAsks(g: Game, f: WindowFrame, free: Offer[]): Next | null {
  if (f.passed.includes(AI)) return null;
  const all = optionsOf(
    g,
    f,
    free.filter((o) => !playerControlled(g, o.owner)),
  );
  const owner = all[0]?.by;
  if (!owner) return null;
  const options = all.filter((o) => o.by === owner);
  return askOf(f, options, owner, 'program');
}

function askOf(f: WindowFrame, options: Option[], figure: string | null, go: string): Next {
  const symbols = options.every((o) => o.kind === 'symbol');
  const kind = f.point === 'attack.followUp' ? 'followUp' : symbols ? 'symbols' : 'window';
  const about = { point: f.point, ...f.scene };
  return { ask: { kind, figure, options: [...options, { id: 'pass', kind: 'pass' }], pass: true, about }, go };
}

function answered(g: Game, f: WindowFrame, side: string): Next {
  const option = f.answer?.option as Option;
  if (option.kind === 'pass') {
    f.passed.push(side);
    return { go: 'offer' };
  }
  return take(g, f, option);
}

function soleOwner(options: Option[]): string | null {
  const first = options[0]?.by ?? null;
  return options.every((o) => o.by === first) ? first : null;
}

/**
 * Several lines at one moment resolve in the order best for the figure whose turn it is: its player chooses, the
 * program by its evaluation (A1.simultaneous.01).
 */
function nextForced(g: Game, f: WindowFrame, forced: Offer[]): Next | null {
  const options = optionsOf(g, f, forced);
  if (options.length === 0) {
    for (const o of forced) f.done.push(o.key);
    return null;
  }
  const keys = new Set(options.map((o) => JSON.stringify((o.data as { ref: unknown }).ref)));
  const turn = g.state.turn.figure;
  const claims = resolved(f) ? forced.filter((o) => !playerControlled(g, o.owner)) : [];
  if (claims.length > 0 && claims.length < forced.length) return nextForced(g, f, claims);
  if (keys.size > 1) {
    const able = forced.filter((o) => keys.has(JSON.stringify(o.entry.ref)));
    const ordered = beneficialOrder(g, able, turn);
    if (turn && playerControlled(g, turn) && ordered.matters) {
      return {
        ask: {
          kind: 'order',
          figure: turn,
          options: options.map((o) => ({ ...o, kind: 'order' })),
          pass: false,
          rule: 'A1.simultaneous.01',
        },
        go: 'order',
      };
    }
    // A true tie in the turn of one of the program's figures is the players' (rulings: simultaneous things).
    if (turn && !playerControlled(g, turn) && ordered.matters && ordered.equals.length > 1)
      return { ask: tieOf(g, f, ordered.equals), go: 'tied' };
    return aim(g, f, ordered.list[0] as Offer);
  }
  return options.length === 1 ? take(g, f, options[0] as Option) : pickTarget(forced[0] as Offer, options);
}

/** The question which of several lines with equal right comes first; whom it is aimed at is no part of it. */
function tieOf(g: Game, f: WindowFrame, equals: Offer[]): AskInit {
  const options = equals.map((o): Option => {
    const { target: _, figure: __, ...plain } = offerOptions(g, o, f.point, f.scene)[0] as Option;
    return { ...plain, id: o.key, kind: 'order' };
  });
  return { kind: 'order', figure: null, options, pass: false, rule: 'A1.simultaneous.01' };
}

/** Carries a line out that happens by itself, after its owner has picked a target where there are several. */
function aim(g: Game, f: WindowFrame, offer: Offer): Next {
  const own = offerOptions(g, offer, f.point, f.scene);
  return own.length === 1 ? take(g, f, own[0] as Option) : pickTarget(offer, own);
}

/** A line that happens by itself but must be aimed: its owner picks. */
function pickTarget(offer: Offer, options: Option[]): Next {
  return {
    ask: {
      kind: 'target',
      figure: offer.owner,
      options: options.map((o) => ({ ...o, kind: 'target', figure: o.target })),
      pass: false,
    },
    go: 'order',
  };
}
