/** What the player points at and has half chosen: nothing of it belongs to the game. */
import { immer } from 'zustand/middleware/immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CardKind } from '../content/kinds';
import type { JumpsShown } from './jumps';
import { createPlan, type Plan } from './plan';
import { createRuler, type Ruler } from './ruler';

/** Groups of the Action menu. */
export type MenuGroup = 'move' | 'attack' | 'use' | 'encounter' | 'reEquip';
/** What a phone shows beside or in place of the board. */
export type Tab = 'board' | 'ask' | 'party' | 'foes' | 'log' | 'acts';
export type Dialog =
  | 'help'
  | 'settings'
  | 'endTurn'
  | 'undo'
  | 'reEquip'
  | 'rule'
  | 'menu'
  | 'byHand'
  | 'saves'
  | 'report'
  | 'restart'
  | 'concede'
  | 'card'
  | null;

/** A card of the packs as it is printed, whatever game is going on. */
export interface PrintedCard {
  kind: CardKind;
  id: string;
}

/** A card that is read in full: a figure's own, or with `key` one of those that it uses; or one as it is printed. */
type CardAsked = { figure: string; key: string | null } | PrintedCard;

export interface SelectionState {
  /** Space of the board cursor, null while it is not used. */
  cursor: number | null;
  /** Space under the pointer. */
  hover: number | null;
  /** Figure whose card, token and log lines are lit. */
  figure: string | null;
  /** Figures that a line of the log names while it is pointed at. */
  named: readonly string[];
  /** Figure whose card stays open. */
  pinned: string | null;
  /** Part of the Action menu that is open. */
  group: MenuGroup | null;
  /** The one line of a card that it is about, as `card/place`; null for all. */
  line: string | null;
  /** The own side is shown among the targets of that part. */
  allies: boolean;
  /** How many of the Jumps the part of Moves lists. */
  jumps: JumpsShown;
  /** What is folded to its heading: a part of the menu, or a kind of question. */
  folded: string | null;
  /** Spaces that enemies could hit next are hatched. */
  threat: boolean;
  /** What of the key to the marks is open: with Threat only its marks come by themselves. */
  key: 'threat' | 'all' | null;
  tab: Tab;
  dialog: Dialog;
  /** Rule shown in the rule dialog. */
  rule: string | null;
  /** Card shown in the card dialog; a rule that was opened from it leads back to it. */
  card: CardAsked | null;
}

export interface Selection extends StoreApi<SelectionState> {
  readonly plan: Plan;
  readonly ruler: Ruler;
  set(change: Partial<SelectionState>): void;
  /** Closes what is half made, the innermost first. False if there was nothing. */
  cancel(): boolean;
}

const START: SelectionState = {
  cursor: null,
  hover: null,
  figure: null,
  named: [],
  pinned: null,
  group: null,
  line: null,
  allies: false,
  jumps: 'none',
  folded: null,
  threat: false,
  key: null,
  tab: 'ask',
  dialog: null,
  rule: null,
  card: null,
};

export function createSelection(): Selection {
  const store = createStore<SelectionState>()(immer(() => ({ ...START })));
  const plan = createPlan();
  const ruler = createRuler();
  return {
    ...store,
    plan,
    ruler,
    set(change) {
      // What was picked and the request for allies end with the part of the menu that they were made in.
      const other = 'group' in change && change.group !== store.getState().group;
      if (other) plan.cancel();
      store.setState(other ? { allies: false, line: null, jumps: 'none', ...change } : change);
    },
    cancel() {
      const now = store.getState();
      if (now.dialog) store.setState({ dialog: null, rule: null, card: null });
      else if (now.key) store.setState({ key: null });
      else if (plan.cancel()) store.setState({ group: null, line: null, allies: false });
      else if (ruler.close()) return true;
      else if (now.group) store.setState({ group: null, line: null, allies: false });
      else if (now.cursor !== null) store.setState({ cursor: null });
      else if (now.threat) store.setState({ threat: false });
      else if (now.pinned) store.setState({ pinned: null });
      else return false;
      return true;
    },
  };
}
