import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Needed } from '../panels/Needed';
import type { Saves } from '../storage';
import type { Fetched } from '../stores/fetched';
import { TableContext } from '../stores/react';
import { shownState, type Table } from '../stores/table';
import { useKeys } from './keys';
import { type Place, usePlaces } from './places';
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
  const { state } = table.session.getState();
  await settled();
  // Another game may have begun meanwhile.
  if (table.session.getState().state !== state) return;
  table.session.close();
  table.selection.set({
    cursor: null,
    hover: null,
    figure: null,
    pinned: null,
    group: null,
    dialog: null,
    card: null,
    tab: 'ask',
  });
}

/** The page: the start at once, everything else as it comes. @param without the game saved last is not shown */
export function App({ saves, game, play, without = false }: Parts & { without?: boolean }) {
  const opened = useStore(game);
  const phase = usePhase(opened.value?.table ?? null);
  const putAway = useCallback((): void => {
    if (opened.value?.table.session.getState().state) close(opened.value);
  }, [opened.value]);
  const came = useCallback((to: Place): void => (to === 'table' ? undefined : putAway()), [putAway]);
  const { at, go, instead, home, sit } = usePlaces(came);
  const seated = phase !== 'home';
  useEffect(() => {
    if (seated) sit();
  }, [seated, sit]);
  // Once another game is going on, the one saved last is that one.
  const [alone, leaveAlone] = useState(without);
  useEffect(() => {
    if (phase !== 'home') leaveAlone(false);
  }, [phase]);
  // Every screen begins at its top.
  const shown = seated ? phase : at;
  useLayoutEffect(() => {
    if (shown) document.documentElement.scrollTop = 0;
  }, [shown]);
  useEffect(() => game.fetch(), [game]);
  // What comes next is fetched while the player reads.
  useEffect(() => {
    if (!opened.value) return;
    const timer = setTimeout(play.fetch, 200);
    return () => clearTimeout(timer);
  }, [opened.value, play]);

  const leave = (): void => {
    home();
    putAway();
  };
  const again = (): void => {
    instead('newGame');
    putAway();
  };
  useKeys({ escape: !seated && at !== 'start' ? home : undefined });
  const screen = () => {
    if (seated)
      return (
        <Needed part={play} shape={<TableShape />}>
          {({ PlacementScreen, ResultScreen, TableScreen }) => {
            if (phase === 'placement') return <PlacementScreen leave={leave} />;
            if (phase === 'result') return <ResultScreen leave={leave} again={again} />;
            return <TableScreen leave={leave} />;
          }}
        </Needed>
      );
    // Forward to a table that was left leads to the start, which offers to go on.
    if (at === 'start' || at === 'table')
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
            cards: () => go('library'),
            settings: () => go('settings'),
            about: () => go('about'),
          }}
        />
      );
    return (
      <Needed part={game} shape={<PageShape />}>
        {({ table, library, AboutScreen, HowToScreen, NewGameScreen, SavesScreen, SettingsScreen }) => {
          // A save that was loaded leads to the table.
          const back = (): void => (table.session.getState().state ? undefined : home());
          if (at === 'howTo') return <HowToScreen leave={back} begin={() => go('newGame')} />;
          if (at === 'library')
            return (
              <Needed part={library} shape={<PageShape />}>
                {({ LibraryScreen }) => <LibraryScreen leave={back} />}
              </Needed>
            );
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
