import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../panels/icons/Icon';
import { ABOUT_TEXT } from '../../panels/text/about';
import { HOME_TEXT } from '../../panels/text/home';
import { SETTINGS_TEXT } from '../../panels/text/settings';
import type { Parts } from '../App';
import { FetchProblem } from '../Needed';
import { SaveShape } from './Shapes';

/** Whether a game was saved: known before the rest of the page, so that its place can be kept. */
function useSaved({ saves }: Pick<Parts, 'saves'>): boolean {
  const opened = useStore(saves, (state) => state.value);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    let current = true;
    opened?.latest().then((json) => {
      if (current) setSaved(json !== undefined);
    });
    return () => {
      current = false;
    };
  }, [opened]);
  return saved;
}

interface HomeProps extends Pick<Parts, 'saves' | 'game'> {
  /** The game saved last is left alone: it cannot be shown. */
  without: boolean;
  /** Called when a game is likely to begin. */
  near: () => void;
  begin: () => void;
  load: () => void;
  settings: () => void;
  about: () => void;
}

/** The start: go on, or begin anew. Stands before the game has been fetched. */
export function HomeScreen({ saves, game, without, near, begin, load, settings, about }: HomeProps) {
  const { value, problem } = useStore(game);
  const saved = useSaved({ saves });
  return (
    <div className="home">
      {value && <value.Hero />}
      <main className="home-m">
        <p className="cap">Unofficial tabletop simulator</p>
        <h1 className="title">Counterstep</h1>
        <p className="lede">
          Play your Adventurers. The enemies play themselves, by the rules on their cards, and the log says why.
        </p>
        {value
          ? !without && <value.LastSave saves={value.saves} near={near} />
          : problem !== null && <FetchProblem problem={problem} retry={game.fetch} />}
        {!value && problem === null && saved && !without && <SaveShape />}
        <ul className="menu">
          <li>
            <button type="button" className="mi" onPointerEnter={near} onFocus={near} onClick={begin}>
              <Icon name="plus" />
              <span>
                <b>New game</b>
                <small>Choose Adventurers, an Encounter and a seed</small>
              </span>
            </button>
          </li>
          <li>
            <button type="button" className="mi" onClick={load}>
              <Icon name="folder" />
              <span>
                <b>{HOME_TEXT.saves}</b>
                <small>{HOME_TEXT.savesAbout}</small>
              </span>
            </button>
          </li>
          <li>
            <button type="button" className="mi" onClick={settings}>
              <Icon name="gear" />
              <span>
                <b>{SETTINGS_TEXT.title}</b>
                <small>{SETTINGS_TEXT.about}</small>
              </span>
            </button>
          </li>
          <li>
            <button type="button" className="mi" onClick={about}>
              <Icon name="info" />
              <span>
                <b>{ABOUT_TEXT.title}</b>
                <small>{ABOUT_TEXT.about}</small>
              </span>
            </button>
          </li>
        </ul>
      </main>
      <footer className="home-f">
        <span className="label">A fan tool for owners of Middara, not affiliated with its publisher.</span>
        <span className="label">
          Icons: game-icons.net by Lorc, Delapouite, Skoll and sbed, CC BY 3.0; Lucide, ISC.
        </span>
      </footer>
    </div>
  );
}
