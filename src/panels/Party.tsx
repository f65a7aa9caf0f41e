import type { CardInUse, Figure } from '../engine/state/state';
import { filled } from '../log/filled';
import { pickedOption } from '../stores/options';
import { useGame, usePlan, useSelection, useTable } from '../stores/react';
import { CardButton } from './card/CardButton';
import { STATE_ICONS } from './card/CardInFull';
import { faceOf, statesOf } from './card/face';
import { Icon } from './icons/Icon';
import { Effects, Health, Pool, Stamina, Token } from './parts';
import { CARD_TEXT } from './text/card';
import { PARTY_TEXT, readable, SKILL_NAMES } from './text/turn';

const SKILLS = ['presence', 'lore', 'agility', 'perception', 'strength'] as const;

/** A card in use by name, with its dice or how it lies; opens it. */
function Gear({ figure, card }: { figure: string; card: CardInUse }) {
  const { content, names } = useTable();
  const { icon, side, lines } = faceOf(content, card);
  const [state = 'ready'] = statesOf(card);
  const dice = side?.type === 'weapon' ? side.dice : [];
  const kind = state === 'exhausted' ? 'is-exh' : state === 'ready' ? undefined : 'is-used';
  return (
    <li>
      <CardButton
        figure={figure}
        card={card.key}
        {...(kind && { className: kind })}
        title={[names.card(card.card), ...lines.map((line) => readable(line.text))].join('\n')}
      >
        <Icon name={icon} />
        <span>{names.card(card.card)}</span>
        {state === 'ready' && dice.length > 0 ? (
          <Pool dice={dice} />
        ) : (
          <em className={state === 'ready' ? 'st st-on' : 'st'}>
            {state !== 'ready' && <Icon name={STATE_ICONS[state]} />}
            {PARTY_TEXT[state]}
          </em>
        )}
      </CardButton>
    </li>
  );
}

function PartyCard({ figure }: { figure: Figure }) {
  const state = useGame();
  const { content, names, queries, selection } = useTable();
  const lit = useSelection((s) => s.figure === figure.id);
  const plan = usePlan();
  const view = queries.view(state).figures[figure.id];
  const card = content.adventurers[figure.card];
  if (!view || !card) return null;
  const { skills } = queries.sheet(state, figure.id);
  const active = state.turn.figure === figure.id;
  const asked = !active && state.ask?.figure === figure.id;
  const name = names.figure(state, figure.id);
  const picked = state.ask?.figure === figure.id ? pickedOption(state.ask, plan.option) : undefined;
  const left = Math.max(0, view.hp - view.damage);
  const look = figure.defeated ? ' is-out' : active ? ' is-active' : asked ? ' is-asked' : '';
  const gear = figure.cards.filter((each) => each.zone !== 'self' && each.kind !== 'upgrade');
  return (
    <li>
      <article
        className={`pc${look}${lit ? ' is-lit' : ''}`}
        aria-label={name}
        onMouseEnter={() => selection.set({ figure: figure.id })}
        onMouseLeave={() => selection.set({ figure: null })}
      >
        <Token card={figure.card} name={name} foe={false} size={active ? 44 : 38} />
        <h3>
          <CardButton figure={figure.id} className="opens" title={filled(CARD_TEXT.open, { name })}>
            {name}
          </CardButton>
          {figure.defeated ? (
            <span className="turn">
              <Icon name="skullui" />
              {PARTY_TEXT.defeated}
            </span>
          ) : active ? (
            <span className="turn">{PARTY_TEXT.acting}</span>
          ) : (
            asked && <span className="turn">{PARTY_TEXT.asked}</span>
          )}
        </h3>
        <Effects effects={view.effects} tokens={view.tokens} />
        <span className="hp">
          <b>{left}</b>/{view.hp}
          <span className="vh">{PARTY_TEXT.hpLeft}</span>
        </span>
        <Health left={left} most={view.hp} foe={false} />
        <div className="stats">
          <Stamina sp={view.sp} max={card.sp.max} spend={picked?.cost?.sp ?? 0} />
          <span>
            {PARTY_TEXT.defense} <b>{view.defense}</b>
          </span>
          <span>
            {PARTY_TEXT.armor} <b>{view.armor}</b>
          </span>
          <span>
            {PARTY_TEXT.move} <b>{view.movement}</b>
          </span>
        </div>
        {active && (
          <dl className="skills">
            {SKILLS.map((skill) => (
              <div key={skill}>
                <dt title={skill}>{SKILL_NAMES[skill]}</dt>
                <dd>{skills[skill].is}</dd>
              </div>
            ))}
          </dl>
        )}
        {/* A phone has room for everybody's cards. */}
        <ul className={active ? 'gear' : 'gear gear-more'}>
          {gear.map((each) => (
            <Gear key={each.key} figure={figure.id} card={each} />
          ))}
        </ul>
      </article>
    </li>
  );
}

/** The Adventurers. */
export function Party() {
  const state = useGame();
  const adventurers = state.order.flatMap((id) => {
    const figure = state.figures[id];
    return figure?.kind === 'adventurer' ? [figure] : [];
  });
  return (
    <section className="party" aria-labelledby="party-title" data-region="party" tabIndex={-1}>
      <h2 className="vh" id="party-title">
        {PARTY_TEXT.title}
      </h2>
      <ul>
        {adventurers.map((figure) => (
          <PartyCard key={figure.id} figure={figure} />
        ))}
      </ul>
    </section>
  );
}
