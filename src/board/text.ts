/** Every text of the board, by key; `{field}` takes a word or number. */
const TEXTS = {
  'space.none': 'Point at a space',
  'space.void': 'no space',
  'space.elevation': 'Elevation {level}',
  'space.hp': '{name}, {left} of {most} HP',
  'space.sp': '{sp} SP',
  'space.choose': 'can be chosen',
  'space.current': 'Current, {n} {direction}',
  'way.cost': '{cost} points',
  'way.costSp': '{cost} points, {sp} SP',
  'way.break': 'Break Attack by {who} when leaving {at}',
  'way.breaks': 'Break Attacks by {who} when leaving {at}',
  'way.slow': 'leaving {at} costs 2: {what}',
  'way.ally': "an ally's space",
  'way.sp': '{sp} SP more from {at} on',
  'way.deadly': 'Dangerous: Defeated if it ends at {at}',
  'way.water': 'in Water at the end: no Dodge',
  'way.muck': 'in Muck at the end: Actions cost more',
  'threat.by': 'could be hit by {who}',
  'threat.casts': 'within a Spell of {who}',
  'threat.none': 'no enemy can hit it next',
  'why.prefix': 'Why not: {reason}',
  'tool.threat': 'Threat',
  'tool.threat.title': 'Where enemies could hit next (T)',
  'tool.ruler': 'Ruler',
  'tool.ruler.title': 'Range, sight and Sphere of Influence between two spaces (R)',
  'tool.zoomOut': 'Zoom out',
  'tool.zoomIn': 'Zoom in',
  'tool.fit': 'Fit board',
  'ruler.begin': 'Ruler: choose a space to measure from',
  'ruler.end': 'Ruler from {from}: choose where to',
  'ruler.between': '{from} to {to}',
  'ruler.range': 'Range {n}',
  'ruler.clear': 'clear sight',
  'ruler.penalty': 'sight {n}: {what}',
  'ruler.blocked': 'no sight: {what}',
  'ruler.soi': 'in Sphere of Influence',
  'ruler.soi.only': 'only {from} has {to} in its Sphere of Influence',
  'ruler.noSoi': 'not in Sphere of Influence',
  'ruler.close': 'Put the ruler away',
  'blocker.obstructing': 'Obstructing Terrain at {at}',
  'blocker.edge': 'an edge of the board at {at}',
  'blocker.wall': 'a wall before {at}',
  'blocker.opponent': 'an opponent at {at}',
  'blocker.elevation': 'Elevation at {at}',
  'crossed.hindering': 'Hindering Terrain',
  'crossed.ally': 'an ally',
  'mark.odds': '{hit} %',
  'mark.stepOdds': 'Step {n} · {hit} %',
  'mark.range': 'Range {n}',
  'mark.noSight': 'No sight',
  'mark.tooFar': 'Out of range: {n}',
  'forecast.none': 'If its turn began now: nothing it could do',
  'forecast.step': 'If its turn began now: AI Step {n}',
  'forecast.target': 'against {target}',
  'forecast.move': 'moves to {to}',
  'forecast.odds': '{hit} to hit, {damage} damage, {defeat} Defeated',
  'plan.move': 'Move to {to}',
  'plan.choose': 'Choose {to}',
  'plan.open': 'What can be done with {target}',
  'plan.cancel': 'Cancel',
  'mirror.label': 'Board, {width} by {height} spaces',
  'mirror.help':
    'Arrows move, Enter chooses, I opens the card of a figure, R measures from here, T shows threats, Escape cancels.',
  'mirror.active': 'on turn',
  'mirror.asked': 'is asked',
} as const;

export type TextKey = keyof typeof TEXTS;

/** A text with its fields filled in. */
export function say(key: TextKey, fields: Readonly<Record<string, string | number>> = {}): string {
  return TEXTS[key].replace(/\{(\w+)\}/g, (_, field: string) => String(fields[field] ?? ''));
}

/** The text of a key made from data, if there is one. */
export function sayAny(key: string, fields: Readonly<Record<string, string | number>> = {}): string | null {
  return key in TEXTS ? say(key as TextKey, fields) : null;
}
