/** A game being played by a script: the state, what has happened, and answers to the open question. */
import { bestPath, explain, start } from '../../engine';
import type { Ask, GameEvent, IntentParams, Option, Reason } from '../../engine/kernel/types';
import type { Content } from '../../engine/state/content';
import type { State } from '../../engine/state/state';
import { GIVE, type Mode } from '../modes';
import { matches } from './match';

/** What a step of a script asks for: fields of an option. */
export type Wish = { kind: string } & Record<string, unknown>;
type Space = [number, number];

/** The script cannot go on: the message says why. */
export class ScriptError extends Error {}

export class Session {
  readonly events: GameEvent[] = [];
  /** Reason of the last refusal that the script asked for. */
  rejected: string | null = null;
  /** The frame whose end the script waits for. */
  private awaited: number | undefined;
  /** Events before the last answer. */
  private before = 0;

  /** @param mode how answers are given */
  constructor(
    public state: State,
    readonly content: Content,
    private readonly mode: Mode = 'straight',
  ) {}

  begin(): void {
    this.events.push(...start(this.state, this.content, this.waits ? () => this.stopped : undefined));
  }

  get ask(): Ask | null {
    return this.state.ask;
  }

  /**
   * From now on the engine stops as soon as the turn or round going on has ended, before anything else begins; null: it plays on.
   * Where none is going on it plays on, too.
   */
  stopAfter(kind: 'turn' | 'round' | null): void {
    this.awaited = kind ? this.state.stack.findLast((frame) => frame.kind === kind)?.id : undefined;
  }

  get waits(): boolean {
    return this.awaited !== undefined;
  }

  /** Whether the turn or round waited for has ended. */
  get stopped(): boolean {
    return this.stoppedIn(this.state);
  }

  private stoppedIn({ stack }: State): boolean {
    if (!this.waits || stack.some((frame) => frame.id === this.awaited)) return false;
    const top = stack.at(-1);
    // What the end of the turn or of the Encounter sets off stands above these two and is carried out first.
    return top === undefined || top.kind === 'round' || top.kind === 'encounter';
  }

  /** The same game on a copy of the state, for trying. */
  fork(): Session {
    return new Session(structuredClone(this.state), this.content);
  }

  /** Every answer to the open question, with Abilities that may be used at any time. */
  options(): Option[] {
    return this.ask ? [...this.ask.options, ...this.ask.interject] : [];
  }

  /** Options that the wish fits, parameters aside. */
  matching(wish: Wish): Option[] {
    const { path, items, pack, ...fields } = wish;
    const asked =
      wish.kind === 'reEquip' ? fields : { ...fields, ...(path !== undefined && { to: (path as Space[])[0] }) };
    const exact = this.options().filter((option) => matches(asked, option));
    if (exact.length > 0 || wish.kind !== 'use') return exact;
    // A re-roll, Dodge, Counter or the like by a card or token is a use of it, too.
    const { kind, ...rest } = asked;
    return this.options().filter((option) => (option.card ?? option.token) !== undefined && matches(rest, option));
  }

  /** Answers the open question. Throws a ScriptError with the reason if the engine refuses. */
  answer(option: Option, params?: IntentParams): void {
    const ask = this.ask;
    if (!ask) throw new ScriptError('no question is open');
    const { state, content } = this;
    const intent = { ask: ask.id, option: option.id, ...(params && { params }) };
    const told = this.events.slice(this.before);
    const halt = this.waits ? { halt: (going: State) => this.stoppedIn(going) } : {};
    const result = GIVE[this.mode]({ state, intent, content, told, ...halt });
    if ('rejected' in result) throw new ScriptError(reasons(result.rejected));
    this.state = result.state;
    this.before = this.events.length;
    this.events.push(...result.events);
  }

  /** Passes the open question if it may be passed. */
  pass(): boolean {
    const option = this.ask?.pass ? this.ask.options.find((each) => each.kind === 'pass') : undefined;
    if (!option) return false;
    this.answer(option);
    return true;
  }

  /** Whether the open question has an answer that the wish fits, a longer way included. */
  offers(wish: Wish): boolean {
    if (wish.kind === 'move' && (wish.path || wish.to)) return this.way(wish) !== null;
    return this.matching(wish).length > 0;
  }

  /**
   * The spaces that a `move` enters: its path, the one space of an option, or else the cheapest way; null if there is none.
   * Only the first space of a path given is looked at.
   */
  way(wish: Wish): Space[] | null {
    if (this.matching({ ...wish, path: undefined, ...(wish.path ? { to: (wish.path as Space[])[0] } : {}) }).length > 0)
      return (wish.path as Space[] | undefined) ?? [wish.to as Space];
    const mover = this.ask?.figure;
    if (wish.path || !Array.isArray(wish.to) || !mover || this.matching({ kind: 'move' }).length === 0) return null;
    return bestPath(this.state, this.content, mover, wish.to as Space);
  }

  /** Why the open question refuses the wish. */
  reasonsAgainst(wish: Wish): string {
    return reasons(explain(this.state, this.content, wish));
  }

  /** Carries out one wish. False if no option matches; a ScriptError if several do or the engine refuses. */
  choose(wish: Wish): boolean {
    if (wish.kind === 'move' && (wish.path || wish.to)) return this.walk(wish);
    const found = this.matching(wish);
    if (found.length > 1) {
      const ids = found.map((option) => printOption(option)).join('; ');
      throw new ScriptError(`${JSON.stringify(wish)} fits several options: ${ids}`);
    }
    const option = found[0];
    if (!option) return false;
    this.answer(option, option.template ? params(wish) : undefined);
    return true;
  }

  private walk(wish: Wish): boolean {
    const way = this.way(wish);
    if (!way) return false;
    way.forEach((to, n) => {
      const [option, second] = this.matching({ kind: 'move', to });
      if (!option) {
        const between = this.ask ? ` (a question of kind ${this.ask.kind} is open)` : '';
        throw new ScriptError(`the way ${JSON.stringify(way)} stopped before space ${n + 1}${between}`);
      }
      if (second) throw new ScriptError(`two options move to ${JSON.stringify(to)}`);
      this.answer(option);
    });
    return true;
  }
}

function params(wish: Wish): IntentParams {
  return { items: (wish.items as string[] | undefined) ?? [], pack: (wish.pack as string[] | undefined) ?? [] };
}

const reasons = (list: readonly Reason[]): string => list.map((reason) => reason.text).join(' ');

/** The public fields of an option. */
export function publicOption(option: Option): Record<string, unknown> {
  const { id, data, label, cost, ruleRef, template, ...fields } = option;
  return fields;
}

/** The public fields of an option on one line. */
export const printOption = (option: Option): string => JSON.stringify(publicOption(option));
