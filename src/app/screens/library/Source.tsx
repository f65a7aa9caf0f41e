import { packs } from '../../../content/packs/ready';
import { filled } from '../../../log/filled';
import { LIBRARY_TEXT } from '../../../panels/text/library';
import { useTable } from '../../../stores/react';
import type { Entry } from './cards';

/** Where the numbers of a card come from, and which of them are house content. */
export function Source({ entry: { card, values, house } }: { entry: Entry }) {
  const { content } = useTable();
  const pack = content[card.kind][card.id]?.pack;
  const edition = packs.find(({ id }) => id === pack)?.edition ?? '';
  const { source } = values;
  const text =
    source === 'house'
      ? LIBRARY_TEXT.house
      : source === 'part'
        ? LIBRARY_TEXT.part
        : filled(LIBRARY_TEXT.facts, { edition }).trim();
  const last = house.at(-1) ?? '';
  const rest = house.slice(0, -1).join(', ');
  const parts = rest === '' ? last : rest + LIBRARY_TEXT.and + last;
  return (
    <p className="lc-src">
      <span>{text}</span>
      {house.length > 0 && <span>{filled(LIBRARY_TEXT.houseParts, { parts })}</span>}
    </p>
  );
}
