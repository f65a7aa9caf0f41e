import type { Keyword } from '../../engine/abilities/ast';
import { RuleLink } from '../RuleLink';

/** A tag as it is printed: `HEAVY 1`, `TYPE: SICKLE`. */
export const tagText = ({ tag, n, kin }: Keyword): string =>
  [tag, n].filter((part) => part !== undefined).join(' ') + (kin === undefined ? '' : `: ${kin}`);

/** Tags of a card; each opens its rule. */
export function Tags({ tags }: { tags: readonly Keyword[] }) {
  if (tags.length === 0) return null;
  return (
    <p className="tags-r">
      {tags.map(tagText).map((tag) => (
        <RuleLink key={tag} id={`tag/${tag}`}>
          {tag}
        </RuleLink>
      ))}
    </p>
  );
}
