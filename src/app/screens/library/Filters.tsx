/** What the cards can be narrowed down by. */

import { asName } from '../../../content/language/printWords';
import { FILTER_NAMES, KIND_NAMES, LIBRARY_TEXT, SOURCE_NAMES, TIER_NAMES } from '../../../panels/text/library';
import { type Choice, type Filter, KINDS, type Wish } from './cards';

interface Props {
  wish: Wish;
  change: (to: Partial<Wish>) => void;
}

export function Kinds({ wish, change }: Props) {
  return (
    <fieldset className="seg lib-k" aria-label={LIBRARY_TEXT.kind}>
      {[null, ...KINDS].map((kind) => (
        <button key={kind ?? ''} type="button" aria-pressed={wish.kind === kind} onClick={() => change({ kind })}>
          {kind === null ? LIBRARY_TEXT.all : KIND_NAMES[kind]}
        </button>
      ))}
    </fieldset>
  );
}

export function Sort({ wish, change }: Props) {
  return (
    <fieldset className="seg" aria-label={LIBRARY_TEXT.sort}>
      {(['kind', 'name'] as const).map((sort) => (
        <button key={sort} type="button" aria-pressed={wish.sort === sort} onClick={() => change({ sort })}>
          {sort === 'kind' ? LIBRARY_TEXT.byKind : LIBRARY_TEXT.byName}
        </button>
      ))}
    </fieldset>
  );
}

/** What a choice is called. */
function nameOf(filter: Filter, value: string): string {
  if (filter === 'source') return SOURCE_NAMES[value as keyof typeof SOURCE_NAMES];
  return (filter === 'tier' && TIER_NAMES[value]) || asName(value);
}

/** @param filters what there is to choose from, with the number of cards that each choice would show */
export function Filters({ filters, wish, change }: Props & { filters: { filter: Filter; choices: Choice[] }[] }) {
  const toggle = (filter: Filter, value: string): void => {
    const before = wish.chosen[filter];
    const now = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
    change({ chosen: { ...wish.chosen, [filter]: now } });
  };
  return filters.map(({ filter, choices }) => (
    <fieldset key={filter}>
      <legend>{FILTER_NAMES[filter]}</legend>
      <ul>
        {choices.map(({ value, n }) => (
          <li key={value}>
            <label className={n === 0 ? 'check is-none' : 'check'}>
              <input
                type="checkbox"
                checked={wish.chosen[filter].includes(value)}
                onChange={() => toggle(filter, value)}
              />
              <span>{nameOf(filter, value)}</span>
              <small>{n}</small>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}
