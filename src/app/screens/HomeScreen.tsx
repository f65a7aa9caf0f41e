import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { State } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { Icon } from '../../panels/icons/Icon';
import { FetchProblem } from '../../panels/Needed';
import { ABOUT_TEXT } from '../../panels/text/about';
import { HOME_KEYS, HOME_TEXT } from '../../panels/text/home';
import { LOADING_TEXT } from '../../panels/text/loading';
import { SETTINGS_TEXT } from '../../panels/text/settings';
import type { Save } from '../../storage';
import type { Game, Parts } from '../App';
import { Guard } from '../Guard';
import { useKeys } from '../keys';
import { KeyHint } from './KeyHint';
import { SaveShape } from './Shapes';

/** What the start says of the saves. */
interface Saved {
  /** Adventurers of the game to go on with, by whom its place is measured; null without one. Nothing is checked yet. */
  party: number | null;
  /** Saves under names. */
  named: number;
}

function partyOf(json: unknown): number | null {
  if (json === undefined) return null;
  const { state } = json as Partial<Save>;
  if (state?.outcome) return null;
  return Object.values(state?.figures ?? {}).filter((figure) => figure?.kind === 'adventurer').length;
}

/** What stands on the start before the rest of the page is there; null until it is known. */
function useSaved({ saves, game }: Pick<Parts, 'saves' | 'game'>): Saved | null {
  const opened = useStore(saves, (state) => state.value);
  const settled = useStore(game, (state) => state.value?.settled);
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    let current = true;
    if (opened)
      Promise.all([opened.latest(), opened.count()])
        .then(([json, named]) => ({ party: partyOf(json), named }))
        // What cannot be read is told where it would be gone on with.
        .catch(() => ({ party: 0, named: 0 }))
        .then((known) => current && setSaved(known));
    return () => {
      current = false;
    };
  }, [opened]);
  // A game that is over is kept by itself when it is left.
  useEffect(() => {
    let current = true;
    if (opened && settled)
      settled()
        .then(() => opened.count())
        .then((named) => current && setSaved((now) => now && { ...now, named }))
        .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [opened, settled]);
  return saved;
}

/** Whether the fonts are there by which the lines are broken, or cannot be had. */
function useFonts(): boolean {
  const [there, set] = useState(false);
  useEffect(() => {
    // Where fonts cannot be waited for they are not waited for.
    Promise.resolve(document.fonts?.ready).finally(() => set(true));
  }, []);
  return there;
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
  const saved = useSaved({ saves, game });
  const fonts = useFonts();
  const lasting = useStore(saves, (state) => state.value?.lasting ?? true);
  const [shown, setShown] = useState<State | null>(null);
  const entries: Entry[] = [
    { key: 'begin', icon: 'plus', name: HOME_TEXT.begin, about: HOME_TEXT.beginAbout, go: go.begin },
    { key: 'saves', icon: 'folder', name: HOME_TEXT.saves, about: savesAbout(saved?.named ?? 0), go: go.saves },
    { key: 'howTo', icon: 'book', name: HOME_TEXT.howTo, about: HOME_TEXT.howToAbout, go: go.howTo },
    { key: 'cards', icon: 'library', name: HOME_TEXT.cards, about: HOME_TEXT.cardsAbout, go: go.cards },
    { key: 'settings', icon: 'gear', name: SETTINGS_TEXT.title, about: SETTINGS_TEXT.about, go: go.settings },
    { key: 'about', icon: 'info', name: ABOUT_TEXT.title, about: ABOUT_TEXT.about, go: go.about },
  ];
  useKeys(Object.fromEntries(entries.map(({ key, go: act }) => [HOME_KEYS[key].toLowerCase(), act])));
  // What comes later finds its room here, so that nothing moves under a click.
  const place = saved && saved.party !== null ? <SaveShape party={saved.party} /> : null;
  return (
    <div className={saved && fonts ? 'home' : 'home is-unknown'}>
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
          ? !without && <value.LastSave saves={value.saves} near={near} seen={setShown} place={place} />
          : problem !== null && <FetchProblem problem={problem} retry={game.fetch} />}
        {!value && problem === null && !without && place}
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
        {value ? <Facts facts={value.facts} /> : <span className="label">{LOADING_TEXT.blank}</span>}
        <span className="label home-fan">{HOME_TEXT.fan}</span>
      </footer>
    </div>
  );
}
