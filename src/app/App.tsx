import { useState } from 'react';
import type { State } from '../engine/state/state';
import type { Saves } from '../storage';
import { TableContext, useShown } from '../stores/react';
import type { Table } from '../stores/table';
import { HomeScreen } from './screens/HomeScreen';
import { NewGameScreen } from './screens/NewGameScreen';
import { PlacementScreen } from './screens/PlacementScreen';
import { ResultScreen } from './screens/ResultScreen';
import { TableScreen } from './screens/TableScreen';

function phaseOf(state: State | null): 'home' | 'result' | 'placement' | 'table' {
  if (!state) return 'home';
  if (state.outcome) return 'result';
  return state.ask?.kind === 'placement' ? 'placement' : 'table';
}

/** The screen that fits the game going on; without one the start. */
function Screens({ saves, close }: { saves: Saves; close: () => void }) {
  const [beginning, setBeginning] = useState(false);
  const phase = phaseOf(useShown());
  const leave = (): void => {
    setBeginning(false);
    close();
  };
  const again = (): void => {
    setBeginning(true);
    close();
  };
  switch (phase) {
    case 'home':
      return beginning ? (
        <NewGameScreen leave={() => setBeginning(false)} />
      ) : (
        <HomeScreen saves={saves} begin={() => setBeginning(true)} />
      );
    case 'placement':
      return <PlacementScreen leave={leave} />;
    case 'result':
      return <ResultScreen leave={leave} again={again} />;
    default:
      return <TableScreen leave={leave} />;
  }
}

/** The page. @param settled resolves when everything is saved, before the game is put away */
export function App({ table, saves, settled }: { table: Table; saves: Saves; settled: () => Promise<void> }) {
  const close = (): void => {
    settled().then(() => {
      table.session.close();
      table.selection.set({
        cursor: null,
        hover: null,
        figure: null,
        pinned: null,
        group: null,
        dialog: null,
        tab: 'ask',
      });
    });
  };
  return (
    <TableContext value={table}>
      <Screens saves={saves} close={close} />
    </TableContext>
  );
}
