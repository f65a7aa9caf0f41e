/** A card at a glance: what it is, its numbers, its first lines. All of it opens the card in full. */
import type { AdventurerCard, CombatantCard, EncounterCard, Line } from '../../../engine/state/content';
import { filled } from '../../../log/filled';
import { Side } from '../../../panels/card/CardInFull';
import { CardLines } from '../../../panels/card/CardLine';
import { FigureNumbers } from '../../../panels/card/FigureNumbers';
import { faceOf } from '../../../panels/card/face';
import { printedSheet, unused } from '../../../panels/card/printed';
import { Tags } from '../../../panels/card/Tags';
import { ActivationNumber, Token } from '../../../panels/parts';
import { WordsAlone } from '../../../panels/RuleLink';
import { BRIEFING_TEXT } from '../../../panels/text/briefing';
import { LIBRARY_TEXT } from '../../../panels/text/library';
import { useTable } from '../../../stores/react';
import { endsOf } from '../briefing/Briefing';
import { boardRules } from '../briefing/boardRules';
import { Art } from './Art';
import type { Entry } from './cards';
import { opponentsIn } from './opponents';
import { Source } from './Source';

/** Lines of a card that are shown before it is opened. */
const FIRST = 2;

function More({ lines }: { lines: readonly Line[] }) {
  const n = lines.length - FIRST;
  if (n <= 0) return null;
  return <p className="lc-more">{n === 1 ? LIBRARY_TEXT.moreOne : filled(LIBRARY_TEXT.more, { n })}</p>;
}

function OfFigure({ card }: { card: AdventurerCard | CombatantCard }) {
  const lines = card.kind === 'combatant' ? [...card.passives, ...card.lines] : card.lines;
  const steps = card.kind === 'combatant' ? card.ai.length : 0;
  const sheet = printedSheet(card);
  return (
    <>
      <FigureNumbers card={card} sheet={sheet} />
      <Tags tags={sheet.tags} />
      <CardLines lines={lines.slice(0, FIRST)} />
      <More lines={lines} />
      {steps > 0 && (
        <p className="lc-more">{steps === 1 ? LIBRARY_TEXT.stepsOne : filled(LIBRARY_TEXT.steps, { n: steps })}</p>
      )}
    </>
  );
}

function OfCard({ card }: Pick<Entry, 'card'>) {
  const { content } = useTable();
  const face = faceOf(content, unused(card));
  return (
    <>
      <Side face={{ ...face, lines: face.lines.slice(0, FIRST) }} card={null} />
      <More lines={face.lines} />
    </>
  );
}

function OfEncounter({ encounter }: { encounter: EncounterCard }) {
  const { content } = useTable();
  const rules = boardRules(encounter).map(({ name }) => name.replace(/\.$/, ''));
  return (
    <>
      <ul className="lc-opp" aria-label={LIBRARY_TEXT.opponents}>
        {opponentsIn(encounter).map(({ card, numbers }) => {
          const name = content.combatants[card]?.name ?? card;
          return (
            <li key={card}>
              <Token card={card} name={name} foe size={26} />
              {numbers.length === 1 ? name : filled(LIBRARY_TEXT.several, { name, n: numbers.length })}
            </li>
          );
        })}
      </ul>
      {encounter.win.length > 0 && (
        <p>
          <b>{BRIEFING_TEXT.won}</b>
          {endsOf(encounter.win)}
        </p>
      )}
      {rules.length > 0 && <p className="lc-more">{rules.join(', ')}</p>}
    </>
  );
}

function Body({ card }: Pick<Entry, 'card'>) {
  const { content } = useTable();
  const own = content[card.kind][card.id];
  if (!own) return null;
  if ('board' in own) return <OfEncounter encounter={own} />;
  return own.kind === 'adventurer' || own.kind === 'combatant' ? <OfFigure card={own} /> : <OfCard card={card} />;
}

export function SmallCard({ entry }: { entry: Entry }) {
  const { content, selection } = useTable();
  const { card, kind, name, label, facts } = entry;
  const numbers = card.kind === 'combatants' ? (content.combatants[card.id]?.groups.flat() ?? []) : [];
  const title = filled(LIBRARY_TEXT.open, { name });
  return (
    <article className={`lc lc-${kind}`}>
      <header>
        <Art card={card} name={name} size={48} />
        <div>
          <p className="sc-k">{label}</p>
          <h3>
            <button
              type="button"
              className="opens"
              aria-haspopup="dialog"
              title={title}
              data-card={`${card.kind}/${card.id}`}
              onClick={() => selection.set({ dialog: 'card', card })}
            >
              {name}
            </button>
          </h3>
        </div>
        {numbers.length > 0 && (
          <span className="nums">
            {numbers.map((n) => (
              <ActivationNumber key={n} n={n} />
            ))}
          </span>
        )}
      </header>
      {facts.length > 0 && (
        <p className="lc-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <div className="lc-b">
        <WordsAlone value={true}>
          <Body card={card} />
        </WordsAlone>
      </div>
      <Source entry={entry} />
    </article>
  );
}
