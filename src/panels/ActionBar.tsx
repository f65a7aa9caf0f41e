import type { Option } from '../engine/kernel/types';
import { chooseOption, endTurn, reachNow } from '../stores/actions';
import { groupOf, isFriendly } from '../stores/options';
import { useGame, usePlayback, useSelection, useTable } from '../stores/react';
import type { MenuGroup } from '../stores/selection';
import { type OffThing, whyNothing } from '../stores/whyNot';
import { Icon } from './icons/Icon';
import { Stamina } from './parts';
import { SHOWING_TEXT } from './text/playback';

interface Button {
  group: MenuGroup;
  name: string;
  icon: string;
}

const BUTTONS: Button[] = [
  { group: 'move', name: 'Move', icon: 'move' },
  { group: 'attack', name: 'Attack', icon: 'attack' },
  { group: 'use', name: 'Abilities', icon: 'swords' },
  { group: 'encounter', name: 'Encounter', icon: 'encounter' },
  { group: 'reEquip', name: 'Re-Equip', icon: 'equip' },
];

/** The least SP that one of the options costs. */
function cheapest(options: readonly Option[]): number {
  return options.length === 0 ? 0 : Math.min(...options.map((option) => option.cost?.sp ?? 0));
}

/** What to say where the engine's reason would be about one wish among many. */
const NONE_OF: Record<MenuGroup, string> = {
  move: 'No way leads on',
  attack: 'No legal target',
  use: 'None can be used now',
  encounter: 'Nothing beside it',
  reEquip: 'Not now',
};

/** What stands on the button where only the own side could be chosen. */
const ONLY_ALLIES = { attack: 'nobody in reach', use: 'on allies only' };

/** Why nothing of a group is offered: the first reason in the button, all of them while it is pointed at or in focus. */
function Why({ group }: { group: MenuGroup }) {
  const table = useTable();
  const state = useGame();
  const things = whyNothing(table, state, group);
  const words = ({ name, reasons }: OffThing): string =>
    `${name === null ? '' : `${name}: `}${reasons.map(({ text }) => text).join(' ')}`;
  const [first] = things;
  return (
    <>
      <span className="a-sub">
        <Icon name="lock" />
        {first ? words(first) : NONE_OF[group]}
      </span>
      {things.length > 0 && (
        <span className="a-all" role="tooltip">
          {things.map((thing) => (
            <span key={thing.name}>{words(thing)}</span>
          ))}
        </span>
      )}
    </>
  );
}

function Action({ button, options, waits }: { button: Button; options: readonly Option[]; waits: boolean }) {
  const table = useTable();
  const state = useGame();
  const open = useSelection((s) => s.group === button.group);
  const behind = usePlayback((s) => s.event !== null);
  const { group, name, icon } = button;
  const offered = options.length > 0;
  const meant = options.filter((option) => !isFriendly(option));
  const sp = cheapest(meant);
  const sub = (): string => {
    if (group === 'reEquip') return 'hands and Pack';
    if (group === 'move') {
      const { size } = reachNow(table, state);
      return `${size} ${size === 1 ? 'space' : 'spaces'}`;
    }
    if (meant.length === 0 && (group === 'attack' || group === 'use')) return ONLY_ALLIES[group];
    return `${meant.length} to choose`;
  };
  return (
    <li>
      <button
        type="button"
        className={`act${open ? ' is-on is-sel' : ''}`}
        aria-disabled={offered ? undefined : true}
        aria-pressed={open}
        onClick={() => {
          const [only] = options;
          if (!offered) return;
          if (group === 'reEquip' && only) chooseOption(table, only);
          else
            table.selection.set({
              group: open ? null : group,
              tab: group === 'move' || open ? 'ask' : table.selection.getState().tab,
            });
        }}
      >
        <Icon name={icon} className="a-ic" />
        <span className="a-n">{name}</span>
        {offered && sp > 0 && (
          <span className="a-cost">
            {Array.from({ length: sp }, (_, n) => (
              <Icon key={`sp${n.toString()}`} name="sp" />
            ))}
          </span>
        )}
        {offered ? (
          <span className="a-sub">{sub()}</span>
        ) : waits ? (
          <span className="a-sub">{behind ? SHOWING_TEXT.wait : 'after the question'}</span>
        ) : (
          <Why group={group} />
        )}
      </button>
    </li>
  );
}

/** What the figure on turn can do; while another question is open it waits. */
export function ActionBar() {
  const table = useTable();
  const state = useGame();
  const { ask } = state;
  const behind = usePlayback((s) => s.event !== null);
  const acting = state.turn.figure ? state.figures[state.turn.figure] : undefined;
  const menu = ask?.kind === 'action' ? ask.options : [];
  const name = acting ? table.names.figure(state, acting.id) : 'Setup';
  const most = acting ? (table.content.adventurers[acting.card]?.sp.max ?? 0) : 0;
  const last = ask?.kind === 'action' && ask.options.some((option) => option.kind === 'endTurn');
  return (
    <section
      className={ask?.kind === 'action' ? 'acts' : 'acts is-hold'}
      aria-label="Actions"
      data-region="actions"
      tabIndex={-1}
    >
      <p className="acts-h">
        <b>{name}</b>
        {acting && most > 0 && <Stamina sp={acting.sp} max={most} />}
        {ask?.kind !== 'action' && <span>{behind ? SHOWING_TEXT.look : 'First answer the open question.'}</span>}
      </p>
      <ul>
        {BUTTONS.map((button) => (
          <Action
            key={button.group}
            button={button}
            options={menu.filter((option) => groupOf(option) === button.group)}
            waits={ask?.kind !== 'action'}
          />
        ))}
        <li>
          <button
            type="button"
            className="act act-end"
            aria-disabled={last ? undefined : true}
            data-kind="endTurn"
            onClick={() => endTurn(table)}
          >
            <Icon name="endturn" className="a-ic" />
            <span className="a-n">End turn</span>
            {last && <kbd>E</kbd>}
            <span className="a-sub">{last ? 'keeps SP' : behind ? SHOWING_TEXT.wait : 'after the question'}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
