import { useMemo, useState } from 'react';
import { filled } from '../../log/filled';
import { Icon } from '../../panels/icons/Icon';
import { KIND_NAMES, LIBRARY_TEXT } from '../../panels/text/library';
import { useTable } from '../../stores/react';
import { KeyHint } from './KeyHint';
import { ALL, choicesOf, type Entry, entriesOf, find, KINDS, type Kind, narrowed, type Wish } from './library/cards';
import { Filters, Kinds, Sort } from './library/Filters';
import { InFull } from './library/InFull';
import { useLibraryKeys } from './library/libraryKeys';
import { SmallCard } from './library/SmallCard';

interface SheetProps {
  found: readonly Entry[];
  title: string;
  /** Cards of one kind; null where they are mixed, and need no heading for the eye. */
  kind: Kind | null;
}

function Sheet({ found, title, kind }: SheetProps) {
  if (found.length === 0) return null;
  return (
    <section>
      <h2 className={kind === null ? 'vh' : undefined}>
        {title} <small>{found.length}</small>
      </h2>
      <ul className={kind === 'combatants' || kind === 'encounters' ? 'lc-list lc-wide' : 'lc-list'}>
        {found.map((entry) => (
          <li key={`${entry.card.kind}/${entry.card.id}`}>
            <SmallCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every card of the loaded packs, to be found and read. */
export function LibraryScreen({ leave }: { leave: () => void }) {
  const { content } = useTable();
  const entries = useMemo(() => entriesOf(content), [content]);
  const [wish, setWish] = useState<Wish>(ALL);
  // On a phone the filters are folded.
  const [open, setOpen] = useState(false);
  const change = (to: Partial<Wish>): void => setWish({ ...wish, ...to });
  const showAll = (): void => setWish({ ...ALL, sort: wish.sort });
  useLibraryKeys(wish.text === '' ? null : () => change({ text: '' }));
  const found = find(entries, wish);
  const n = narrowed(wish);
  return (
    <div className={open ? 'lib is-open' : 'lib'}>
      <header className="bh">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={LIBRARY_TEXT.back} onClick={leave}>
          <Icon name="back" />
        </button>
        <h1>{LIBRARY_TEXT.title}</h1>
        <label className="lib-s">
          <Icon name="search" />
          <span className="vh">{LIBRARY_TEXT.search}</span>
          <input
            type="search"
            data-search
            aria-keyshortcuts="/"
            placeholder={LIBRARY_TEXT.placeholder}
            value={wish.text}
            onChange={(e) => change({ text: e.target.value })}
          />
          <KeyHint name={LIBRARY_TEXT.slash} />
        </label>
        <button type="button" className="btn lib-f" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="filter" />
          {n === 0 ? LIBRARY_TEXT.filters : filled(LIBRARY_TEXT.filtersOn, { n })}
        </button>
        <Kinds wish={wish} change={change} />
      </header>
      <aside aria-label={LIBRARY_TEXT.filters}>
        <Filters filters={choicesOf(entries, wish)} wish={wish} change={change} />
      </aside>
      <main>
        <div className="lib-n">
          <p className="label" role="status">
            {found.length === 1 ? LIBRARY_TEXT.one : filled(LIBRARY_TEXT.count, { n: found.length })}
          </p>
          {found.length > 0 && found.length < entries.length && (
            <button type="button" className="rule" onClick={showAll}>
              {LIBRARY_TEXT.showAll}
            </button>
          )}
          <span className="grow" />
          <Sort wish={wish} change={change} />
        </div>
        {wish.sort === 'name' && <Sheet found={found} title={LIBRARY_TEXT.cards} kind={null} />}
        {wish.sort === 'kind' &&
          KINDS.map((kind) => (
            <Sheet
              key={kind}
              found={found.filter((entry) => entry.kind === kind)}
              title={KIND_NAMES[kind]}
              kind={kind}
            />
          ))}
        {found.length === 0 && (
          <section className="lib-0">
            <Icon name="search" />
            <h2>{LIBRARY_TEXT.none}</h2>
            <p>{LIBRARY_TEXT.noneAbout}</p>
            <button type="button" className="btn btn-primary" onClick={showAll}>
              {LIBRARY_TEXT.showAll}
            </button>
          </section>
        )}
      </main>
      <InFull entries={entries} />
    </div>
  );
}
