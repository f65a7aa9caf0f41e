/** A card of the library in full, as it is printed, or the rule that it has led to. */
import { useCallback, useEffect } from 'react';
import { loads } from '../../../content/packs/ready';
import type { EncounterCard } from '../../../engine/state/content';
import { CardInFull } from '../../../panels/card/CardInFull';
import { CardHead, CardWindow } from '../../../panels/card/CardWindow';
import { PrintedSheet } from '../../../panels/card/FigureSheet';
import { unused } from '../../../panels/card/printed';
import { RuleDialog } from '../../../panels/RuleDialog';
import { LIBRARY_TEXT } from '../../../panels/text/library';
import { useSelection, useTable } from '../../../stores/react';
import type { PrintedCard } from '../../../stores/selection';
import { Ends, Rules } from '../briefing/Briefing';
import { Opponent } from '../briefing/Opponent';
import { Art } from './Art';
import type { Entry } from './cards';
import { opponentsIn } from './opponents';
import { Source } from './Source';

/** Leads from a card to another one. */
function Leads({ card, className }: { card: PrintedCard; className: string }) {
  const { content, selection } = useTable();
  return (
    <button type="button" className={className} onClick={() => selection.set({ card })}>
      {content[card.kind][card.id]?.name ?? card.id}
    </button>
  );
}

/** What a starting Adventurer owns. */
function Begins({ id }: { id: string }) {
  const load = loads[id];
  if (!load) return null;
  const { items, pack, upgrades, disciplines } = load;
  const cards: PrintedCard[] = [
    ...[...items, ...pack].map((item) => ({ kind: 'items', id: item }) as const),
    ...Object.values(upgrades).flatMap((each) => each.map((upgrade) => ({ kind: 'upgrades', id: upgrade }) as const)),
    ...disciplines.map((discipline) => ({ kind: 'disciplines', id: discipline }) as const),
  ];
  return (
    <section>
      <h3>{LIBRARY_TEXT.begins}</h3>
      <ul className="lc-leads">
        {cards.map((card) => (
          <li key={`${card.kind}/${card.id}`}>
            <Leads card={card} className="chip" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opponents({ encounter }: { encounter: EncounterCard }) {
  return (
    <section>
      <h3>{LIBRARY_TEXT.opponents}</h3>
      <ul className="opp">
        {opponentsIn(encounter).map(({ card, numbers }) => (
          <Opponent key={card} card={card} numbers={numbers}>
            <Leads card={{ kind: 'combatants', id: card }} className="opens" />
          </Opponent>
        ))}
      </ul>
    </section>
  );
}

function OfEncounter({ encounter }: { encounter: EncounterCard }) {
  return (
    <>
      {encounter.intro && (
        <div className="intro">
          <p>{encounter.intro}</p>
        </div>
      )}
      <Opponents encounter={encounter} />
      <Rules encounter={encounter} heading="h3" />
      <Ends encounter={encounter} heading="h3" />
    </>
  );
}

function Body({ card }: Pick<Entry, 'card'>) {
  const { content } = useTable();
  const own = content[card.kind][card.id];
  if (!own) return null;
  if ('board' in own) return <OfEncounter encounter={own} />;
  if (own.kind !== 'adventurer' && own.kind !== 'combatant')
    return <CardInFull figure={null} card={unused(card)} alone />;
  return (
    <>
      <PrintedSheet card={own} />
      {own.kind === 'adventurer' && <Begins id={card.id} />}
    </>
  );
}

/** The window over the library, if one is open. */
export function InFull({ entries }: { entries: readonly Entry[] }) {
  const { selection } = useTable();
  const dialog = useSelection((s) => s.dialog);
  const rule = useSelection((s) => s.rule);
  const asked = useSelection((s) => s.card);
  const close = useCallback((): void => selection.set({ dialog: null, rule: null, card: null }), [selection]);
  // Going back leaves the screen with the window open.
  useEffect(() => close, [close]);
  if (dialog === 'rule') return <RuleDialog rule={rule} close={close} />;
  if (dialog !== 'card' || !asked || !('id' in asked)) return null;
  const entry = entries.find(({ card }) => card.kind === asked.kind && card.id === asked.id);
  if (!entry) return null;
  return (
    <CardWindow key={`${asked.kind}/${asked.id}`} close={close}>
      <CardHead
        art={<Art card={entry.card} name={entry.name} size={56} />}
        kind={[entry.label, ...entry.facts].join(', ')}
        name={entry.name}
        foe={entry.kind === 'combatants'}
      />
      <Body card={entry.card} />
      <Source entry={entry} />
    </CardWindow>
  );
}
