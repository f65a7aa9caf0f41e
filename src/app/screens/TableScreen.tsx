import { Board } from '../../board/Board';
import type { Ask } from '../../engine/kernel/types';
import { askTitle } from '../../log';
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
import { useGame, usePlayback, useSelection, useSession, useTable } from '../../stores/react';
import type { Tab } from '../../stores/selection';
import { useForward } from '../forward';
import { useKeyboard } from '../keyboard';
import { ReplayBar } from './ReplayBar';

const TABS: { tab: Tab; name: string; icon: string }[] = [
  { tab: 'party', name: 'Party', icon: 'users' },
  { tab: 'foes', name: 'Enemies', icon: 'skullui' },
  { tab: 'ask', name: 'Question', icon: 'sp' },
  { tab: 'log', name: 'Log', icon: 'log' },
  { tab: 'acts', name: 'Actions', icon: 'swords' },
];

/** How much the question offers; a single answer shown here would read as the only one. */
function offer({ kind, options }: Ask): string {
  if (kind === 'action') return 'Open';
  const answers = options.filter((option) => option.kind !== 'space').length;
  if (answers < options.length) return 'Choose on the board';
  return answers === 1 ? '1 answer' : `${answers} answers`;
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

/** The table: when, who, where, why, what can I do. */
export function TableScreen({ leave }: { leave: () => void }) {
  const table = useTable();
  const tab = useSelection((s) => s.tab);
  const over = useSession((s) => s.state?.outcome != null);
  const playing = usePlayback((s) => s.event !== null);
  useKeyboard(table);
  useForward();
  return (
    <div className={playing ? 'table is-playing' : 'table'} data-tab={tab}>
      <Header leave={leave} />
      <aside className="left" aria-label="Figures">
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
      <aside className="right" aria-label="Log and question">
        <LogPanel />
        <SummaryPanel />
        <QuestionPanel />
        <SpeedPanel />
        <Peek />
      </aside>
      <nav className="tabs" aria-label="Panels">
        {TABS.map(({ tab: each, name, icon }) => (
          <button
            key={each}
            type="button"
            className={each === 'ask' ? 'tab-q' : undefined}
            aria-pressed={tab === each}
            onClick={() => table.selection.set({ tab: each })}
          >
            <Icon name={icon} />
            {name}
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
