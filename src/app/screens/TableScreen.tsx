import { useEffect } from 'react';
import { Board } from '../../board/Board';
import type { Ask } from '../../engine/kernel/types';
import { askTitle } from '../../log';
import { filled } from '../../log/filled';
import { ActionBar } from '../../panels/ActionBar';
import { Announcer } from '../../panels/Announcer';
import { Dialogs } from '../../panels/Dialogs';
import { EnemyCard } from '../../panels/EnemyCard';
import { Header } from '../../panels/Header';
import { Icon } from '../../panels/icons/Icon';
import { LogPanel } from '../../panels/LogPanel';
import { LookBackBar } from '../../panels/LookBackBar';
import { Party } from '../../panels/Party';
import { QuestionPanel } from '../../panels/QuestionPanel';
import { SaveNotice } from '../../panels/SavesPanel';
import { SpeedPanel } from '../../panels/SpeedPanel';
import { SummaryPanel } from '../../panels/SummaryPanel';
import { ThrowDice } from '../../panels/ThrowDice';
import { TAB_NAMES, TABLE_TEXT } from '../../panels/text/table';
import { useGame, useLookBack, usePlayback, useSelection, useSession, useTable } from '../../stores/react';
import type { Tab } from '../../stores/selection';
import { useForward } from '../forward';
import { useKeyboard } from '../keyboard';
import { ReplayBar } from './ReplayBar';

const TABS: { tab: Tab; icon: string }[] = [
  { tab: 'board', icon: 'board' },
  { tab: 'party', icon: 'users' },
  { tab: 'foes', icon: 'skullui' },
  { tab: 'ask', icon: 'sp' },
  { tab: 'log', icon: 'log' },
  { tab: 'acts', icon: 'swords' },
];

/** How much the question offers; a single answer shown here would read as the only one. */
function offer({ kind, options }: Ask): string {
  if (kind === 'action') return TABLE_TEXT.open;
  const answers = options.filter((option) => option.kind !== 'space').length;
  if (answers < options.length) return TABLE_TEXT.onBoard;
  return answers === 1 ? TABLE_TEXT.answer : filled(TABLE_TEXT.answers, { n: answers });
}

/** On a phone the question stays in reach while another tab is open. */
function Peek() {
  const state = useGame();
  const { selection, names } = useTable();
  if (!state.ask) return null;
  return (
    <button type="button" className="peek" onClick={() => selection.set({ tab: 'ask' })}>
      <Icon name="sp" />
      <b>{askTitle(state.ask, state, names)}</b>
      <span>{offer(state.ask)}</span>
      <Icon name="up" />
    </button>
  );
}

/** On a phone what a line of the log leads back to comes out from under the log; a replay is read there, too. */
function useBoardForward(replaying: boolean): void {
  const { selection } = useTable();
  const at = useLookBack((lookBack) => lookBack.at);
  useEffect(() => {
    if (at && !replaying && selection.getState().tab === 'log') selection.set({ tab: 'board' });
  }, [at, replaying, selection]);
}

/** The table: when, who, where, why, what can I do. */
export function TableScreen({ leave }: { leave: () => void }) {
  const table = useTable();
  const chosen = useSelection((s) => s.tab);
  const over = useSession((s) => s.state?.outcome != null);
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  // A game that is over asks nothing and lets nobody act; looking back tells under Question what waits.
  const tabs = TABS.filter(({ tab: each }) => !(each === 'acts' && (over || looking)) && !(each === 'ask' && over));
  const tab = tabs.some((each) => each.tab === chosen) ? chosen : over ? 'board' : 'ask';
  const playing = usePlayback((s) => s.event !== null);
  useKeyboard(table);
  useForward();
  useBoardForward(over);
  return (
    <div className={playing ? 'table is-playing' : 'table'} data-tab={tab}>
      <Header leave={leave} />
      <aside className="left" aria-label={TABLE_TEXT.figures}>
        <Party />
        <EnemyCard />
      </aside>
      <Board />
      {over ? (
        <ReplayBar />
      ) : (
        <>
          <LookBackBar />
          <ActionBar />
        </>
      )}
      <aside className="right" aria-label={TABLE_TEXT.right}>
        <LogPanel />
        <SummaryPanel />
        <QuestionPanel />
        {!over && <SpeedPanel />}
        <Peek />
      </aside>
      <nav className="tabs" aria-label={TABLE_TEXT.tabs}>
        {tabs.map(({ tab: each, icon }) => (
          <button
            key={each}
            type="button"
            className={each === 'ask' ? 'tab-q' : undefined}
            aria-pressed={tab === each}
            onClick={() => table.selection.set({ tab: each })}
          >
            <Icon name={icon} />
            {TAB_NAMES[each]}
          </button>
        ))}
      </nav>
      <Announcer />
      <SaveNotice />
      <Dialogs />
      <ThrowDice />
    </div>
  );
}
