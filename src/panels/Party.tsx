import type { Content } from '../engine/state/content';
import type { CardInUse, Figure } from '../engine/state/state';
import { pickedOption } from '../stores/options';
import { useGame, usePlan, useSelection, useTable } from '../stores/react';
import { kindIcon } from './icons/figures';
import { Icon } from './icons/Icon';
import { Effects, Health, Pool, Stamina, Token } from './parts';
import { PARTY_TEXT, readable, SKILL_NAMES } from './text/turn';

const SKILLS = ['presence', 'lore', 'agility', 'perception', 'strength'] as const;

/** Symbol of a state of a card, beside its word. */
const STATE_ICONS = { exhausted: 'retry', flipped: 'redo', used: 'x', pack: 'folder', ready: null } as const;

/** Symbol, dice and text of a card in use. */
export function gearOf(content: Content, card: CardInUse) {
  const item = content.items[card.card];
  if (card.kind === 'item' && item) {
    const side = card.back && item.back ? item.back : item;
    return { icon: kindIcon(side.type), dice: side.type === 'weapon' ? side.dice : [], lines: side.lines };
  }
  const discipline = content.disciplines[card.card];
  if (card.kind === 'discipline' && discipline)
    return { icon: kindIcon(discipline.tree), dice: [], lines: discipline.lines };
  return { icon: 'tag', dice: [], lines: content.upgrades[card.card]?.lines ?? [] };
}

function Gear({ card }: { card: CardInUse }) {
  const { content, names } = useTable();
  const { icon, dice, lines } = gearOf(content, card);
  const used = (card.used?.length ?? 0) > 0;
  const exhausted = card.exhausted || (card.exhaustedLines?.length ?? 0) > 0;
  const state = exhausted
    ? 'exhausted'
    : card.flipped
      ? 'flipped'
      : used
        ? 'used'
        : card.zone === 'pack'
          ? 'pack'
          : 'ready';
  const kind = exhausted ? 'is-exh' : state === 'ready' ? '' : 'is-used';
  const mark = STATE_ICONS[state];
  return (
    <li className={kind} title={lines.map((line) => readable(line.text)).join('\n')}>
      <Icon name={icon} />
      <span>{names.card(card.card)}</span>
      {state === 'ready' && dice.length > 0 ? (
        <Pool dice={dice} />
      ) : (
        <em className={state === 'ready' ? 'st st-on' : 'st'}>
          {mark && <Icon name={mark} />}
          {PARTY_TEXT[state]}
        </em>
      )}
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
          {name}
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
          <>
            <dl className="skills">
              {SKILLS.map((skill) => (
                <div key={skill}>
                  <dt title={skill}>{SKILL_NAMES[skill]}</dt>
                  <dd>{card.skills[skill]}</dd>
                </div>
              ))}
            </dl>
            <ul className="gear">
              {gear.map((each) => (
                <Gear key={each.key} card={each} />
              ))}
            </ul>
          </>
        )}
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
