/** Middara's machine: the frames, what settles after a change, who decides, `At any time` Abilities. */
import { decide } from './ai/decide';
import { abilityFrame, offerFrame } from './frames/ability';
import { activateTokenFrame } from './frames/activateToken';
import { aiTurnFrame } from './frames/aiTurn';
import { attackFrame } from './frames/attack';
import { breakAttackFrame } from './frames/breakAttack';
import { checkFrame } from './frames/check';
import { chooseFrame } from './frames/choose';
import { damageFrame } from './frames/damage';
import { defeatFrame } from './frames/defeat';
import { diceFrame } from './frames/dice';
import { displaceFrame } from './frames/displace';
import { encounterFrame } from './frames/encounter';
import { endFrame } from './frames/end';
import { escapeFrame } from './frames/escape';
import { forceFrame } from './frames/force';
import { forcedMoveFrame } from './frames/forcedMove';
import { jumpFrame } from './frames/jump';
import { lootFrame } from './frames/loot';
import { moveFrame } from './frames/move';
import { reEquipFrame } from './frames/reEquip';
import { roundFrame } from './frames/round';
import { spawnFrame } from './frames/spawn';
import { spellFrame } from './frames/spell';
import { stepFrame } from './frames/step';
import { turnFrame } from './frames/turn';
import { windowFrame } from './frames/window';
import { figure, type Game, inPlay, playerControlled } from './game';
import type { FrameHandler, Machine } from './kernel/kernel';
import type { AskInit, FrameInit, Next, Option } from './kernel/types';
import { anyLineAt, type Entry, eachLineAt } from './points/lines';
import { offerOptions } from './points/offerOptions';
import { lineKey } from './points/offers';
import { usingReasons } from './points/using';
import { type ReEquipReach, reEquipReason } from './rules/items';
import { settle } from './settle';
import type { FrameKind, FrameOf } from './state/frames';
import type { LineRef } from './state/state';

/** One handler for each kind of frame: a missing one does not compile. */
const HANDLERS: { [K in FrameKind]: FrameHandler<Game, FrameOf<K>> } = {
  ability: abilityFrame,
  activateToken: activateTokenFrame,
  aiTurn: aiTurnFrame,
  attack: attackFrame,
  breakAttack: breakAttackFrame,
  check: checkFrame,
  choose: chooseFrame,
  damage: damageFrame,
  defeat: defeatFrame,
  dice: diceFrame,
  displace: displaceFrame,
  encounter: encounterFrame,
  end: endFrame,
  escape: escapeFrame,
  force: forceFrame,
  forcedMove: forcedMoveFrame,
  jump: jumpFrame,
  loot: lootFrame,
  move: moveFrame,
  reEquip: reEquipFrame,
  round: roundFrame,
  spawn: spawnFrame,
  spell: spellFrame,
  step: stepFrame,
  turn: turnFrame,
  window: windowFrame,
};

/** Kinds of frames that the log nests by. */
export const LOG_KINDS: ReadonlySet<string> = new Set(
  (Object.keys(HANDLERS) as FrameKind[]).filter((kind) => HANDLERS[kind].log),
);

/** What ends at once first (Paralyze, `end the current Action`), then what a change of position or Damage sets off. */
function settleAll(g: Game): Next | null {
  const { ending } = g;
  if (ending) {
    g.ending = null;
    if (g.state.stack.some((f) => f.id === ending.end)) return ending;
  }
  return settle(g);
}

/** `At any time` lines of the players that may be used before the open question is answered. */
function interjections(g: Game, ask: AskInit): Option[] {
  if (ask.kind === 'action' || ask.kind === 'placement' || !anyLineAt(g, 'anyTime')) return [];
  const options: Option[] = [];
  for (const id of g.state.order) {
    if (!inPlay(g, id) || !playerControlled(g, id)) continue;
    eachLineAt(g, figure(g, id), 'anyTime', (entry) => {
      const scene = { subject: id };
      if (usingReasons(g, id, entry, scene).length > 0) return;
      for (const o of offerOptions(
        g,
        { entry, owner: id, mandatory: false, key: lineKey(entry.ref) },
        'anyTime',
        scene,
      ))
        options.push({ ...o, id: `any:${o.id}` });
    });
  }
  return options;
}

function interject(g: Game, option: Option): FrameInit {
  const { ref } = option.data as { ref: LineRef };
  const owner = option.by as string;
  let entry: Entry | undefined;
  const wanted = JSON.stringify(ref);
  eachLineAt(g, figure(g, owner), 'anyTime', (e) => {
    if (JSON.stringify(e.ref) === wanted) entry = e;
  });
  if (!entry) throw new Error(`The line ${wanted} is gone`);
  return offerFrame(g, entry, owner, { subject: owner }, option);
}

export const MACHINE: Machine<Game> = {
  handlers: HANDLERS as Machine<Game>['handlers'],
  settle: settleAll,
  decide,
  interjections,
  interject,
  validate: (g, ask, option, params) => {
    const id = option.by ?? ask.figure;
    const reach = (option.data as { reach?: ReEquipReach } | undefined)?.reach;
    return id === null ? { why: 'noFigure', text: 'No figure Re-Equips.' } : reEquipReason(g, id, params, reach);
  },
};
