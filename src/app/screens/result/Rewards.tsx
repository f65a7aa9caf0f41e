import { eventsOf, type Reward, rewardsOf, type Source } from '../../../log';
import { filled } from '../../../log/filled';
import { Icon } from '../../../panels/icons/Icon';
import { RESULT_TEXT, SOURCE_NAMES } from '../../../panels/text/result';
import { useGame, useSession, useTable } from '../../../stores/react';

interface Shown {
  key: string;
  icon: string;
  name: string;
  from: string;
}

/** Amounts of one kind by where they came from, in the order in which they came. */
function bySource(rewards: readonly Reward[], sourceName: (from: Source) => string): { source: string; n: number }[] {
  const sums = new Map<string, number>();
  for (const { from, n } of rewards) sums.set(sourceName(from), (sums.get(sourceName(from)) ?? 0) + n);
  return [...sums].map(([source, n]) => ({ source, n }));
}

/** What the Encounter brought, each with where it came from. */
export function Rewards() {
  const state = useGame();
  const { names } = useTable();
  const journal = useSession((s) => s.journal);
  const rewards = rewardsOf(eventsOf(journal));
  const of = (kind: Reward['kind']): Reward[] => rewards.filter((reward) => reward.kind === kind);
  const sourceName = (from: Source): string =>
    from.of === 'token'
      ? filled(SOURCE_NAMES.token, { kind: from.kind, figure: names.figure(state, from.figure) })
      : SOURCE_NAMES[from.of];
  const shown: Shown[] = [];
  const gold = of('gold');
  if (gold.length > 0) {
    const from = bySource(gold, sourceName).map(({ source, n }) => filled(RESULT_TEXT.from, { n, source }));
    const n = gold.reduce((sum, reward) => sum + reward.n, 0);
    shown.push({ key: 'gold', icon: 'coins', name: filled(RESULT_TEXT.gold, { n }), from: from.join(', ') });
  }
  const xp = new Map<string, number>();
  for (const { figure, n } of of('xp')) xp.set(figure ?? '', (xp.get(figure ?? '') ?? 0) + n);
  for (const n of new Set(xp.values())) {
    const who = [...xp].filter(([, each]) => each === n).map(([figure]) => names.figure(state, figure));
    shown.push({
      key: `xp-${n}`,
      icon: 'xp',
      name: filled(who.length > 1 ? RESULT_TEXT.xpEach : RESULT_TEXT.xp, { n }),
      from: filled(RESULT_TEXT.eachOf, { names: who.join(', ') }),
    });
  }
  for (const [n, { card, figure, from }] of of('item').entries())
    shown.push({
      key: `item-${n}`,
      icon: from.of === 'token' ? 'chestui' : 'loot',
      name: names.card(card ?? ''),
      from: [sourceName(from), figure && from.of !== 'token' ? names.figure(state, figure) : '']
        .filter(Boolean)
        .join(', '),
    });
  return (
    <section className="rew" aria-labelledby="reward-title">
      <h2 id="reward-title">{RESULT_TEXT.reward}</h2>
      {shown.length === 0 ? (
        <p className="label">{RESULT_TEXT.noReward}</p>
      ) : (
        <ul>
          {shown.map(({ key, icon, name, from }) => (
            <li key={key}>
              <Icon name={icon} />
              <p>
                <b>{name}</b>
                <small>{from}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
