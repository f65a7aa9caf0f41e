/** What the figure on turn can do; while another question is open it waits. */
import type { Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { optionName } from '../log';
import { filled } from '../log/filled';
import { affords, endTurn, openGroup, openLine, optionsOf, reachNow } from '../stores/actions';
import { isFriendly, lineKeyOf, pickedOption, targetOf } from '../stores/options';
import { useGame, useLookBack, usePlan, usePlayback, useSelection, useTable } from '../stores/react';
import type { MenuGroup } from '../stores/selection';
import type { Table } from '../stores/table';
import { type UnderWay, underWay } from '../stores/underWay';
import { type OffThing, whyNothing } from '../stores/whyNot';
import { ActionButton, type Why } from './ActionButton';
import { faceOf } from './card/face';
import { Stamina } from './parts';
import { LOOK_TEXT } from './text/log';
import { SHOWING_TEXT } from './text/playback';
import { ACTION_TEXT, NONE_OF } from './text/turn';

interface Button {
  group: MenuGroup;
  icon: string;
  hotkey: string;
}

const BUTTONS: Button[] = [
  { group: 'move', icon: 'move', hotkey: 'M' },
  { group: 'attack', icon: 'attack', hotkey: 'A' },
  { group: 'use', icon: 'dots', hotkey: 'U' },
  { group: 'encounter', icon: 'encounter', hotkey: 'O' },
  { group: 'reEquip', icon: 'equip', hotkey: 'Q' },
];

/** The least SP that one of the options costs. */
function cheapest(options: readonly Option[]): number {
  return options.length === 0 ? 0 : Math.min(...options.map((option) => option.cost?.sp ?? 0));
}

function whyOf(table: Table, state: State, group: MenuGroup): Why {
  const words = ({ name, reasons }: OffThing): string =>
    `${name === null ? '' : `${name}: `}${reasons.map(({ text }) => text).join(' ')}`;
  const all = whyNothing(table, state, group).map(words);
  return { first: all[0] ?? NONE_OF[group], all };
}

/** How many can be attacked, and from how far. */
function attackSub(options: readonly Option[]): string {
  const range = (options[0]?.data as { range?: number } | undefined)?.range ?? 1;
  const n = new Set(options.map(targetOf)).size;
  return filled(n === 1 ? ACTION_TEXT.attackOne : ACTION_TEXT.attackSome, { n, range });
}

/** The Action that an Adventurer has begun; what an enemy does is no part of the bar. */
function begun(state: State): UnderWay | null {
  return state.figures[state.turn.figure ?? '']?.kind === 'adventurer' ? underWay(state) : null;
}

function GroupButton({ button, waits }: { button: Button; waits: boolean }) {
  const table = useTable();
  const state = useGame();
  const { group, hotkey } = button;
  const open = useSelection((s) => s.group === group && s.line === null);
  const behind = usePlayback((s) => s.event !== null);
  const { option: picked } = usePlan();
  const options = optionsOf(state, group);
  const meant = options.filter((option) => !isFriendly(option));
  const offered = options.length > 0;
  // Only allies could be attacked: it says why nobody else, and opens all the same.
  const idle = group === 'attack' && offered && meant.length === 0;
  const on = begun(state);
  const walker = state.figures[state.turn.figure ?? ''];
  const most = walker ? (table.queries.view(state).figures[walker.id]?.movement ?? 0) : 0;
  const points = group === 'move' && on?.group === 'move' ? on.points : null;
  const left = on?.group !== group ? null : points === null || most === 0 ? 1 : points / most;
  const sub = (): string => {
    if (points !== null) return points === 1 ? ACTION_TEXT.pointLeft : filled(ACTION_TEXT.pointsLeft, { n: points });
    if (left !== null) return ACTION_TEXT.moving;
    if (!offered) return behind ? SHOWING_TEXT.wait : ACTION_TEXT.after;
    if (open && group === 'attack') return picked === null ? ACTION_TEXT.choosing : ACTION_TEXT.picked;
    if (group === 'reEquip') return ACTION_TEXT.hands;
    if (group === 'move') {
      const { size } = reachNow(table, state);
      return size === 1 ? ACTION_TEXT.space : filled(ACTION_TEXT.spaces, { n: size });
    }
    if (meant.length === 0) return ACTION_TEXT.onAllies;
    if (group === 'attack') return attackSub(meant);
    if (group === 'use') {
      const lines = new Set(meant.map(lineKeyOf)).size;
      return lines === 1 ? ACTION_TEXT.ability : filled(ACTION_TEXT.abilities, { n: lines });
    }
    return filled(ACTION_TEXT.toChoose, { n: meant.length });
  };
  return (
    <ActionButton
      name={ACTION_TEXT[group]}
      icon={group === 'attack' && meant.some(({ data }) => isRanged(data)) ? 'ranged' : button.icon}
      hotkey={hotkey}
      sp={offered ? cheapest(meant) : 0}
      sub={sub()}
      why={(offered && !idle) || waits ? null : whyOf(table, state, group)}
      off={!offered}
      look={idle ? 'is-idle' : undefined}
      open={open}
      left={left}
      act={() => openGroup(table, group)}
    />
  );
}

const isRanged = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'mode' in data && data.mode === 'ranged';

/** The first Ability that is offered has a button of its own; the others are found under Abilities. */
function LineButton({ options }: { options: readonly Option[] }) {
  const table = useTable();
  const state = useGame();
  const { names, content } = table;
  const key = options[0] ? lineKeyOf(options[0]) : null;
  const open = useSelection((s) => key !== null && s.line === key);
  const [first] = options;
  if (!first || key === null) return null;
  const same = options.filter((option) => lineKeyOf(option) === key);
  const card = state.figures[first.by ?? state.ask?.figure ?? '']?.cards.find((each) => key.startsWith(`${each.key}/`));
  const targets = same.filter((option) => targetOf(option) !== null).length;
  const { target: _target, ...bare } = first;
  return (
    <ActionButton
      name={optionName(bare, state, names)}
      icon={card ? faceOf(content, card).icon : 'swords'}
      sp={cheapest(same)}
      sub={
        targets === 0
          ? ACTION_TEXT.ready
          : targets === 1
            ? ACTION_TEXT.target
            : filled(ACTION_TEXT.targets, { n: targets })
      }
      open={open}
      look="act-line"
      act={() => openLine(table, key)}
    />
  );
}

/** What is picked would take of the SP, and leave. */
function Takes() {
  const table = useTable();
  const state = useGame();
  const { option: id } = usePlan();
  const group = useSelection((s) => s.group);
  const { ask } = state;
  if (ask?.kind !== 'action' || !ask.figure) return null;
  const own = pickedOption(ask, id);
  const sp = own ? (own.cost?.sp ?? 0) : group ? cheapest(optionsOf(state, group)) : 0;
  const figure = state.figures[ask.figure];
  if (!figure || sp === 0) return null;
  const left = figure.sp - sp;
  const action = own && own.kind !== 'attack' ? optionName(own, state, table.names) : ACTION_TEXT[group ?? 'attack'];
  const none = !affords(table, state, figure.id, left, 'dodge');
  const text = none ? ACTION_TEXT.takesNoDodge : ACTION_TEXT.takes;
  return <span className="a-says">{filled(text, { action, n: sp, left })}</span>;
}

export function ActionBar() {
  const table = useTable();
  const state = useGame();
  const { ask } = state;
  const behind = usePlayback((s) => s.event !== null);
  const plan = usePlan();
  const acting = state.turn.figure ? state.figures[state.turn.figure] : undefined;
  const name = acting ? table.names.figure(state, acting.id) : ACTION_TEXT.setup;
  const most = acting ? (table.content.adventurers[acting.card]?.sp.max ?? 0) : 0;
  const menu = ask?.kind === 'action';
  const last = menu && ask.options.some((option) => option.kind === 'endTurn');
  const on = begun(state);
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  const waiting = looking
    ? LOOK_TEXT.acts
    : on
      ? filled(ACTION_TEXT.goesOn, { action: ACTION_TEXT[on.group] })
      : ask && ask.figure !== acting?.id
        ? filled(ACTION_TEXT.waits, { figure: ask.figure ? table.names.figure(state, ask.figure) : ACTION_TEXT.party })
        : ACTION_TEXT.first;
  const spend = menu && ask.figure === acting?.id ? (pickedOption(ask, plan.option)?.cost?.sp ?? 0) : 0;
  const keeps = acting && acting.sp > 0 ? filled(ACTION_TEXT.keeps, { n: acting.sp }) : ACTION_TEXT.keepsNone;
  const lines = optionsOf(state, 'use').filter((option) => !isFriendly(option) && lineKeyOf(option) !== null);
  return (
    <section
      className={`acts${menu ? '' : ' is-hold'}${lines.length > 0 ? ' has-line' : ''}`}
      aria-label={ACTION_TEXT.title}
      data-region="actions"
      tabIndex={-1}
    >
      <p className="acts-h">
        <b>{name}</b>
        {acting && most > 0 && <Stamina sp={acting.sp} max={most} spend={spend} />}
        {menu ? <Takes /> : <span>{behind ? SHOWING_TEXT.look : waiting}</span>}
      </p>
      <ul>
        {BUTTONS.map((button) => <GroupButton key={button.group} button={button} waits={!menu} />).toSpliced(
          2,
          0,
          <LineButton key="line" options={lines} />,
        )}
        <ActionButton
          name={ACTION_TEXT.endTurn}
          icon="endturn"
          hotkey="E"
          sub={last ? keeps : behind ? SHOWING_TEXT.wait : ACTION_TEXT.after}
          off={!last}
          look="act-end"
          kind="endTurn"
          act={() => endTurn(table)}
        />
      </ul>
    </section>
  );
}
