import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Saves } from '../storage';
import { TableContext } from '../stores/react';
import { shownState, type Table } from '../stores/table';
import type { Fetched } from './fetched';
import { useKeys } from './keys';
import { Needed } from './Needed';
import { HomeScreen } from './screens/HomeScreen';
import { PageShape, TableShape } from './screens/Shapes';

export type Game = Omit<typeof import('./game'), 'open'> & import('./game').Opened;
export type Play = typeof import('./play');

/** What the page fetches. */
export interface Parts {
  saves: Fetched<Saves>;
  game: Fetched<Game>;
  play: Fetched<Play>;
}

type Phase = 'home' | 'result' | 'placement' | 'table';

function phaseOf(table: Table): Phase {
  const state = shownState(table);
  if (!state) return 'home';
  // What is looked back at is shown on the table, also once the game is over.
  if (table.lookBack.getState().picture) return 'table';
  if (state.outcome) return 'result';
  return state.ask?.kind === 'placement' ? 'placement' : 'table';
}

/** Where the game that is shown stands; `home` without one. */
function usePhase(table: Table | null): Phase {
  const follow = useCallback(
    (changed: () => void) => {
      const stores = table ? [table.session, table.playback, table.lookBack] : [];
      const ends = stores.map((store) => store.subscribe(changed));
      return () => {
        for (const end of ends) end();
      };
    },
    [table],
  );
  return useSyncExternalStore(follow, () => (table ? phaseOf(table) : 'home'));
}

/** Puts the game away once everything is saved. */
async function close({ table, settled }: Game): Promise<void> {
  await settled();
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
}

/** The page: the start at once, everything else as it comes. @param without the game saved last is not shown */
export function App({ saves, game, play, without = false }: Parts & { without?: boolean }) {
  const [at, go] = useState<'start' | 'newGame' | 'saves' | 'howTo' | 'settings' | 'about'>('start');
  const opened = useStore(game);
  const phase = usePhase(opened.value?.table ?? null);
  // Once another game is going on, the one saved last is that one.
  const [alone, leaveAlone] = useState(without);
  useEffect(() => {
    if (phase !== 'home') leaveAlone(false);
  }, [phase]);
  useEffect(() => game.fetch(), [game]);
  // What comes next is fetched while the player reads.
  useEffect(() => {
    if (!opened.value) return;
    const timer = setTimeout(play.fetch, 200);
    return () => clearTimeout(timer);
  }, [opened.value, play]);

  const leave = (to: 'start' | 'newGame') => (): void => {
    go(to);
    if (opened.value) close(opened.value);
  };
  useKeys({ escape: phase === 'home' && at !== 'start' ? () => go('start') : undefined });
  const screen = () => {
    if (phase !== 'home')
      return (
        <Needed part={play} shape={<TableShape />}>
          {({ PlacementScreen, ResultScreen, TableScreen }) => {
            if (phase === 'placement') return <PlacementScreen leave={leave('start')} />;
            if (phase === 'result') return <ResultScreen leave={leave('start')} again={leave('newGame')} />;
            return <TableScreen leave={leave('start')} />;
          }}
        </Needed>
      );
    if (at === 'start')
      return (
        <HomeScreen
          saves={saves}
          game={game}
          without={alone}
          near={play.fetch}
          go={{
            begin: () => go('newGame'),
            saves: () => go('saves'),
            howTo: () => go('howTo'),
            settings: () => go('settings'),
            about: () => go('about'),
          }}
        />
      );
    return (
      <Needed part={game} shape={<PageShape />}>
        {({ AboutScreen, HowToScreen, NewGameScreen, SavesScreen, SettingsScreen }) => {
          const back = (): void => go('start');
          if (at === 'howTo') return <HowToScreen leave={back} begin={() => go('newGame')} />;
          const Screen = { about: AboutScreen, newGame: NewGameScreen, saves: SavesScreen, settings: SettingsScreen }[
            at
          ];
          return <Screen leave={back} />;
        }}
      </Needed>
    );
  };
  return <TableContext value={opened.value?.table ?? null}>{screen()}</TableContext>;
}
