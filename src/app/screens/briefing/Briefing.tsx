import { LAST_URGENCY } from '../../../engine/rules/urgency';
import type { EncounterCard, EndSpec } from '../../../engine/state/content';
import { filled } from '../../../log/filled';
import { CardButton } from '../../../panels/card/CardButton';
import { Icon } from '../../../panels/icons/Icon';
import { RuleLink } from '../../../panels/RuleLink';
import { BRIEFING_TEXT } from '../../../panels/text/briefing';
import { CARD_TEXT } from '../../../panels/text/card';
import { useGame, useTable } from '../../../stores/react';
import { opponentsOf } from '../setup/SetupCards';
import { boardRules } from './boardRules';
import { Opponent } from './Opponent';

const URGENCY_RULE = 'A1.urgency.08';

interface Part {
  encounter: EncounterCard;
  /** Level of its heading. */
  heading?: 'h2' | 'h3';
}

/** What is special about an Encounter, with the rules behind it. */
export function Rules({ encounter, heading: Heading = 'h2' }: Part) {
  const rules = boardRules(encounter);
  if (rules.length === 0) return null;
  return (
    <section>
      <Heading>{BRIEFING_TEXT.rules}</Heading>
      <ul className="rl">
        {rules.map(({ key, icon, name, text, rule, link }) => (
          <li key={key}>
            <Icon name={icon} />
            <p>
              <b>{name}</b> {text} <RuleLink id={rule}>{link}</RuleLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ends as the middle of a sentence. */
export function endsOf(ends: readonly EndSpec[], more: readonly string[] = []): string {
  const words = ends.map(({ whenText }) => whenText.charAt(0).toLowerCase() + whenText.slice(1));
  return filled(BRIEFING_TEXT.when, { ends: [...words, ...more].join(BRIEFING_TEXT.or) });
}

/** When an Encounter is won and lost. */
export function Ends({ encounter, heading: Heading = 'h2' }: Part) {
  const urgency = filled(BRIEFING_TEXT.urgency, { n: LAST_URGENCY });
  return (
    <section className="ends">
      <Heading>{BRIEFING_TEXT.ends}</Heading>
      <ul>
        {encounter.win.length > 0 && (
          <li className="e-win">
            <Icon name="flag" />
            <p>
              <b>{BRIEFING_TEXT.won}</b>
              {endsOf(encounter.win)}
            </p>
          </li>
        )}
        <li className="e-lose">
          <Icon name="skullui" />
          <p>
            <b>{BRIEFING_TEXT.lost}</b>
            {endsOf(encounter.lose, [urgency])} <RuleLink id={URGENCY_RULE}>{BRIEFING_TEXT.urgencyRule}</RuleLink>
          </p>
        </li>
      </ul>
    </section>
  );
}

/** Opponents by card, with their Activation Numbers. */
function Opponents() {
  const state = useGame();
  const { content } = useTable();
  return (
    <section>
      <h2>{BRIEFING_TEXT.opponents}</h2>
      <ul className="opp">
        {[...opponentsOf(state)].map(([card, figures]) => {
          const name = content.combatants[card]?.name ?? card;
          return (
            <Opponent key={card} card={card} numbers={figures.map(({ number }) => number ?? null)}>
              <CardButton figure={figures[0]?.id ?? ''} className="opens" title={filled(CARD_TEXT.open, { name })}>
                {name}
              </CardButton>
            </Opponent>
          );
        })}
      </ul>
    </section>
  );
}

/** What to know before the first round: the story, the rules of this Encounter, its ends, its opponents. */
export function Briefing({ encounter }: { encounter: EncounterCard | undefined }) {
  return (
    <aside className="bl" aria-label={BRIEFING_TEXT.briefing} data-region="briefing" tabIndex={-1}>
      {encounter?.intro && (
        <div className="intro">
          <p>{encounter.intro}</p>
        </div>
      )}
      {encounter && <Rules encounter={encounter} />}
      {encounter && <Ends encounter={encounter} />}
      <Opponents />
    </aside>
  );
}
