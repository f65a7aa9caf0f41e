/** End Conditions: how an Encounter is won or lost (A1.end-condition). */
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { type FigureId, figure, type Game } from '../game';
import { eventMatches } from '../points/matches';
import type { Point } from '../points/point';
import type { EncounterCard, EndSpec } from '../state/content';
import type { Scene } from '../state/frames';

interface End {
  outcome: 'won' | 'lost';
  /** Id of the Win or Lose Condition; null: all Adventurers are Defeated. */
  end: string | null;
}

function encounterCard(g: Game): EncounterCard | undefined {
  return g.content.encounters[g.state.encounter.id ?? ''];
}

/** The Win or Lose Condition with this id. */
export function endSpec(g: Game, { outcome, end }: End): EndSpec | undefined {
  const card = encounterCard(g);
  return (outcome === 'won' ? card?.win : card?.lose)?.find((spec) => spec.id.toLowerCase() === end?.toLowerCase());
}

/** An Adventurer for whom End Conditions are read. */
export function anAdventurer(g: Game): FigureId | null {
  return g.state.order.find((id) => figure(g, id).kind === 'adventurer') ?? null;
}

/** A rule or event ends the Encounter: it does so when the state is settled next. */
export function endEncounter(g: Game, outcome: End['outcome'], end: string | null): void {
  g.state.encounter.met.push(`${outcome}/${end ?? ''}`);
  g.dirty = true;
}

/** Looks at the End Conditions that are an event: one that has just come is met. */
export function endsByEvent(g: Game, point: Point, scene: Scene): void {
  const card = encounterCard(g);
  const owner = anAdventurer(g);
  if (!card || !owner) return;
  const look = (outcome: End['outcome'], specs: EndSpec[]): void => {
    for (const spec of specs)
      if (
        stands(g, spec) &&
        'events' in spec.when &&
        spec.when.events.some((e) => eventMatches(g, e, point, scene, owner))
      )
        endEncounter(g, outcome, spec.id);
  };
  look('lost', card.lose);
  look('won', card.win);
}

/** Not met before, and already there: a Reward may have added it (A1.end-condition.07). */
function stands(g: Game, spec: EndSpec): boolean {
  const { continued } = g.state.encounter;
  if (spec.continues && continued?.includes(spec.id)) return false;
  return spec.after === undefined || continued?.includes(spec.after) === true;
}

/** All Adventurers of the Encounter are Defeated, whoever else still stands (A1.end-condition.08). */
function allDefeated(g: Game): boolean {
  let any = false;
  for (const id of g.state.order) {
    const f = figure(g, id);
    if (f.kind !== 'adventurer') continue;
    if (!f.defeated) return false;
    any = true;
  }
  return any;
}

/** The End Condition that is met now, or null; of a Win and a Lose Condition at once the Lose Condition (A1.end-condition.05). */
export function endMet(g: Game): End | null {
  if (allDefeated(g)) return { outcome: 'lost', end: null };
  return first(g, 'lost') ?? first(g, 'won');
}

function first(g: Game, outcome: End['outcome']): End | null {
  const byEvent = g.state.encounter.met.find((met) => met.startsWith(outcome));
  if (byEvent !== undefined) return { outcome, end: byEvent.slice(outcome.length + 1) || null };
  const card = encounterCard(g);
  const owner = card ? anAdventurer(g) : null;
  if (!card || !owner) return null;
  for (const spec of outcome === 'won' ? card.win : card.lose)
    if (stands(g, spec) && 'conds' in spec.when && holdsAll(g, spec.when.conds, bindFor(owner)))
      return { outcome, end: spec.id };
  return null;
}

/** An end after whose Reward the Encounter goes on is met once. */
export function goesOn(g: Game, { outcome, end }: End): void {
  const { encounter } = g.state;
  encounter.continued = [...(encounter.continued ?? []), end as string];
  encounter.met = encounter.met.filter((met) => met.toLowerCase() !== `${outcome}/${end}`.toLowerCase());
}
