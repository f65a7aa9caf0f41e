import { say } from '../board/text';
import { useGame, useTable } from '../stores/react';
import { percent } from './Odds';

/** What an enemy would do if its turn began now: its step, where it goes, whom it attacks with which odds. */
export function ForecastLine({ figure }: { figure: string }) {
  const state = useGame();
  const { names, queries } = useTable();
  const card = state.figures[figure];
  if (card?.kind !== 'intelligent' || card.defeated) return null;
  const { step, target, path } = queries.forecast(state, figure);
  const end = path.at(-1);
  const odds = target === null ? null : queries.odds(state, figure, target);
  const words = [
    step === null ? say('forecast.none') : say('forecast.step', { n: step }),
    end && say('forecast.move', { to: names.space(end) }),
    target !== null && say('forecast.target', { target: names.figure(state, target) }),
    odds &&
      say('forecast.odds', {
        hit: `${percent(odds.hit)}%`,
        damage: odds.meanDamage.toFixed(1),
        defeat: `${percent(odds.defeat)}%`,
      }),
  ].filter((each) => typeof each === 'string');
  return <p className="forecast">{words.join(', ')}.</p>;
}
