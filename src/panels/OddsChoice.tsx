/** Dodge or stand firm, Empower or not: two cards with what comes of each. */
import type { ReactNode } from 'react';
import type { Ask, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { optionName } from '../log';
import { filled } from '../log/filled';
import { affords, chooseOption } from '../stores/actions';
import { betterOdds, type Prospect, prospectOf } from '../stores/odds';
import type { Queries } from '../stores/queries';
import { useGame, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { AttackNumbers, percent, Spread, spellWords } from './Odds';
import { Cost, Stamina } from './parts';
import { CHOICE_TEXT, ODDS_TEXT } from './text/odds';
import { COMMIT_TEXT, QUESTION_TEXT } from './text/turn';

/** The two options that such a question is about; null if it is another one, or has no odds. */
function pairOf(ask: Ask): { yes: Option; no: Option } | null {
  if (ask.kind !== 'dodge' && ask.kind !== 'empower') return null;
  const yes = ask.options.find((option) => option.id === ask.kind);
  const no = ask.options.find((option) => option.kind === 'pass');
  return yes && no ? { yes, no } : null;
}

/** Whether the two answers have odds, so that cards show them. */
export function hasCards(queries: Queries, state: State, ask: Ask): boolean {
  const pair = pairOf(ask);
  return pair !== null && prospectOf(queries, state, ask, pair.yes) !== null;
}

/** Whether an option is one of the two. */
export function inPair(ask: Ask, option: Option): boolean {
  const pair = pairOf(ask);
  return option === pair?.yes || option === pair?.no;
}

interface CardProps {
  ask: Ask;
  option: Option;
  prospect: Prospect;
  title: string;
  /** Its odds are the better ones. */
  better: boolean;
  /** Its number among the answers. */
  n: number;
}

function Card({ ask, option, prospect, title, better, n }: CardProps) {
  const table = useTable();
  const state = useGame();
  const { names, content } = table;
  const { is, left } = prospect;
  const chance = is.does === 'spell' ? is.affected : is.odds.hit;
  const defeat = is.does === 'spell' ? is.defeat : is.odds.defeat;
  const word = is.does === 'spell' ? ODDS_TEXT.toAffect : ask.kind === 'dodge' ? ODDS_TEXT.toBeHit : ODDS_TEXT.toHit;
  const figure = ask.figure ? state.figures[ask.figure] : undefined;
  const most = figure ? (content.adventurers[figure.card]?.sp.max ?? 0) : 0;
  const spLeft = Math.max(0, (figure?.sp ?? 0) - (option.cost?.sp ?? 0));
  const brings = spellWords(prospect, names);
  return (
    <div className={better ? 'opt opt-a' : 'opt'}>
      <h3>{title}</h3>
      <p className="big" id={`odds-${option.id}`}>
        <b>{percent(chance)}</b>% {word}
      </p>
      <dl>
        {is.does === 'attack' && (
          <div>
            <dt>{ODDS_TEXT.expected}</dt>
            <dd>{is.odds.meanDamage.toFixed(1)}</dd>
          </div>
        )}
        <div className={defeat > 0 ? 'dead' : undefined}>
          <dt>
            <Icon name="sy-skull" />
            {ODDS_TEXT.defeated}
          </dt>
          <dd>{percent(defeat)}%</dd>
        </div>
        {most > 0 && (
          <div>
            <dt>{ODDS_TEXT.spLeft}</dt>
            <dd>
              <Stamina sp={spLeft} max={most} />
            </dd>
          </div>
        )}
      </dl>
      {brings && <p className="q-note">{brings}</p>}
      {is.does === 'attack' && <Spread odds={is.odds} left={left} />}
      <button
        type="button"
        className={better ? 'btn btn-primary' : 'btn'}
        data-option={option.id}
        data-kind={option.kind}
        aria-describedby={`odds-${option.id}`}
        onClick={() => chooseOption(table, option)}
      >
        {optionName(option, state, names, ask.kind)}
        <Cost cost={option.cost} />
        {option.kind === 'pass' ? <kbd>{QUESTION_TEXT.pass}</kbd> : <kbd>{n}</kbd>}
      </button>
    </div>
  );
}

/** @param listed all answers in the order of their numbers @param children the other ways, which cost no SP: they come first */
export function OddsChoice({ ask, listed, children }: { ask: Ask; listed: readonly Option[]; children: ReactNode }) {
  const state = useGame();
  const table = useTable();
  const { queries, names } = table;
  const pair = pairOf(ask);
  const texts = CHOICE_TEXT[ask.kind];
  if (!pair || !texts) return null;
  const [yes, no] = [prospectOf(queries, state, ask, pair.yes), prospectOf(queries, state, ask, pair.no)];
  if (!yes || !no) return null;
  const title = (text: string): string => text.replace('{figure}', ask.figure ? names.figure(state, ask.figure) : '');
  const own = state.turn.figure === ask.figure ? ask.figure : null;
  const left = own ? (state.figures[own]?.sp ?? 0) - (pair.yes.cost?.sp ?? 0) : 0;
  const can = own !== null && affords(table, state, own, left, 'attack');
  const better = betterOdds(ask, yes, no);
  const nOf = (option: Option): number => listed.indexOf(option) + 1;
  return (
    <>
      {yes.is.does === 'attack' && (
        <div className="q-text">
          <AttackNumbers attacker={yes.attacker} target={yes.target} how={yes.how} />
        </div>
      )}
      {children}
      <div className="opts">
        <Card
          ask={ask}
          option={pair.yes}
          prospect={yes}
          title={title(texts.yes)}
          better={better === true}
          n={nOf(pair.yes)}
        />
        <Card
          ask={ask}
          option={pair.no}
          prospect={no}
          title={title(texts.no)}
          better={better === false}
          n={nOf(pair.no)}
        />
      </div>
      {own && pair.yes.cost?.sp && ask.kind === 'dodge' && (
        <p className="q-note">
          {filled(can ? COMMIT_TEXT.canAttack : COMMIT_TEXT.cannotAttack, {
            n: left,
            figure: names.figure(state, own),
          })}
        </p>
      )}
    </>
  );
}
