/** The verbs by name. A verb of the card language without a handler does not compile. */
import type { Effect } from '../abilities/ast';
import { attack, sameAttack } from './attack';
import { addDice, addSymbols, attackResult, counter, dodge, ignoreSymbols, redirect } from './attackSteps';
import { bonus } from './bonus';
import { card, costs, unexhaustCards } from './cards';
import { ignoreDamage, reduceDamage } from './changeDamage';
import { chooseOne } from './chooseOne';
import { command } from './command';
import { deal } from './deal';
import { defeat, notDefeated } from './defeat';
import { displace } from './displace';
import { gain, loseSp } from './gain';
import { heal } from './heal';
import { inflict } from './inflict';
import { leap } from './leap';
import { move } from './move';
import { moveAction } from './moveAction';
import { pull } from './pull';
import { push } from './push';
import { redistribute } from './redistribute';
import { remove, removeThisToken } from './remove';
import { chooseResult, reroll, turnHighest } from './reroll';
import { restore } from './restore';
import { returnTo } from './returnTo';
import { check, passCheck, roll } from './rolls';
import { ignoreHeavy, ignoreMovementPenalties, ignoreTerrain, mayNot, noBreakAttacks } from './standing';
import { swap } from './swap';
import { endActions, endTurn, lose, placeToken, read, spawn, win } from './table';
import { moveToken, placeTerrain } from './terrain';
import { throwDie } from './throwDie';
import type { Verb, Verbs } from './types';
import { warp } from './warp';

const VERBS: Verbs = {
  addDice,
  addSymbols,
  attack,
  attackResult,
  bonus,
  card,
  check,
  chooseOne,
  chooseResult,
  command,
  costs,
  counter,
  deal,
  defeat,
  displace,
  dodge,
  endActions,
  endTurn,
  gain,
  heal,
  ignoreDamage,
  ignoreHeavy,
  ignoreMovementPenalties,
  ignoreSymbols,
  ignoreTerrain,
  inflict,
  leap,
  lose,
  loseSp,
  mayNot,
  move,
  moveAction,
  moveToken,
  noBreakAttacks,
  notDefeated,
  passCheck,
  placeTerrain,
  placeToken,
  pull,
  push,
  read,
  redirect,
  redistribute,
  reduceDamage,
  remove,
  removeThisToken,
  reroll,
  restore,
  returnTo,
  roll,
  sameAttack,
  spawn,
  swap,
  throw: throwDie,
  turnHighest,
  unexhaustCards,
  warp,
  win,
};

/** The handler of an effect's verb. */
export function verbOf(effect: Effect): Verb<Effect['do']> {
  return VERBS[effect.do] as unknown as Verb<Effect['do']>;
}
