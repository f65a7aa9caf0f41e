import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { State } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { Icon } from '../../panels/icons/Icon';
import { ABOUT_TEXT } from '../../panels/text/about';
import { HOME_KEYS, HOME_TEXT } from '../../panels/text/home';
import { SETTINGS_TEXT } from '../../panels/text/settings';
import type { Game, Parts } from '../App';
import { Guard } from '../Guard';
import { useKeys } from '../keys';
import { FetchProblem } from '../Needed';
import { KeyHint } from './KeyHint';
import { SaveShape } from './Shapes';

/** Whether a game was saved, so that its place can be kept, and how many have names: known before the rest of the page. */
function useSaved({ saves }: Pick<Parts, 'saves'>): { last: boolean; named: number; lasting: boolean } {
  const opened = useStore(saves, (state) => state.value);
  const [saved, setSaved] = useState({ last: false, named: 0 });
  useEffect(() => {
    let current = true;
    if (opened)
      Promise.all([opened.latest(), opened.count()]).then(
        ([json, named]) => {
          if (current) setSaved({ last: json !== undefined, named });
        },
        // What cannot be read is told where it would be gone on with.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [opened]);
  return { ...saved, lasting: opened?.lasting ?? true };
}

function savesAbout(named: number): string {
  if (named === 0) return HOME_TEXT.savesAbout;
  return named === 1 ? HOME_TEXT.savesOne : filled(HOME_TEXT.savesCount, { n: named });
}

/** Rules and packs that this page plays by. */
function Facts({ facts }: Pick<Game, 'facts'>) {
  return facts.map(({ name, edition, encounters: n }) => (
    <span key={name} className="label">
      {edition && <span>{filled(HOME_TEXT.rulesVersion, { edition })}</span>}
      <span>{n === 1 ? filled(HOME_TEXT.packOne, { name }) : filled(HOME_TEXT.pack, { name, n })}</span>
    </span>
  ));
}

interface Entry {
  key: keyof typeof HOME_KEYS;
  icon: string;
  name: string;
  about: string;
  go: () => void;
}

export interface HomeProps extends Pick<Parts, 'saves' | 'game'> {
  /** The game saved last is left alone: it cannot be shown. */
  without: boolean;
  /** Called when a game is likely to begin. */
  near: () => void;
  go: Record<Entry['key'], () => void>;
}

/** The start: go on, or begin anew. Stands before the game has been fetched. */
export function HomeScreen({ saves, game, without, near, go }: HomeProps) {
  const { value, problem } = useStore(game);
  const { last, named, lasting } = useSaved({ saves });
  const [shown, setShown] = useState<State | null>(null);
  const entries: Entry[] = [
    { key: 'begin', icon: 'plus', name: HOME_TEXT.begin, about: HOME_TEXT.beginAbout, go: go.begin },
    { key: 'saves', icon: 'folder', name: HOME_TEXT.saves, about: savesAbout(named), go: go.saves },
    { key: 'howTo', icon: 'book', name: HOME_TEXT.howTo, about: HOME_TEXT.howToAbout, go: go.howTo },
    { key: 'library', icon: 'library', name: HOME_TEXT.library, about: HOME_TEXT.libraryAbout, go: go.library },
    { key: 'settings', icon: 'gear', name: SETTINGS_TEXT.title, about: SETTINGS_TEXT.about, go: go.settings },
    { key: 'about', icon: 'info', name: ABOUT_TEXT.title, about: ABOUT_TEXT.about, go: go.about },
  ];
  useKeys(Object.fromEntries(entries.map(({ key, go: act }) => [HOME_KEYS[key].toLowerCase(), act])));
  return (
    <div className="home">
      {value && (
        <Guard instead={() => null}>
          <value.Hero state={without ? null : shown} />
        </Guard>
      )}
      <main className="home-m">
        <p className="cap">{HOME_TEXT.kind}</p>
        <h1 className="title">{HOME_TEXT.title}</h1>
        <p className="lede">{HOME_TEXT.lede}</p>
        {!lasting && (
          <p className="q-refused" role="alert">
            {HOME_TEXT.unkept}
          </p>
        )}
        {value
          ? !without && <value.LastSave saves={value.saves} near={near} seen={setShown} />
          : problem !== null && <FetchProblem problem={problem} retry={game.fetch} />}
        {!value && problem === null && last && !without && <SaveShape />}
        <ul className="menu">
          {entries.map(({ key, icon, name, about, go: act }) => (
            <li key={key}>
              <button
                type="button"
                className="mi"
                aria-keyshortcuts={HOME_KEYS[key]}
                onPointerEnter={key === 'begin' ? near : undefined}
                onFocus={key === 'begin' ? near : undefined}
                onClick={act}
              >
                <Icon name={icon} />
                <span>
                  <b>{name}</b>
                  <small>{about}</small>
                </span>
                <KeyHint name={HOME_KEYS[key]} />
              </button>
            </li>
          ))}
        </ul>
      </main>
      <footer className="home-f">
        {value && <Facts facts={value.facts} />}
        <span className="label home-fan">{HOME_TEXT.fan}</span>
      </footer>
    </div>
  );
}
