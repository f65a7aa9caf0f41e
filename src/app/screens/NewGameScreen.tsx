import { useMemo, useState } from 'react';
import { buildState } from '../../engine/setup/build';
import { filled } from '../../log/filled';
import { Icon } from '../../panels/icons/Icon';
import { Token } from '../../panels/parts';
import { NEW_GAME_TEXT } from '../../panels/text/home';
import { type NewGame, setupOf } from '../../stores/newGame';
import { useTable } from '../../stores/react';
import { Hero } from './Hero';
import { AdventurersCards, OpponentsCards, SetupDialogs } from './setup/SetupCards';

/** Adventurers of a full party. */
const PARTY_SIZE = 4;
const HIGHEST_SEED = 2 ** 31 - 1;

const anySeed = (): number => Math.floor(Math.random() * HIGHEST_SEED);

/** Chooses Encounter, party and seed, and begins. */
export function NewGameScreen({ leave }: { leave: () => void }) {
  const { content, session, queries } = useTable();
  const adventurers = Object.entries(content.adventurers);
  const encounters = Object.entries(content.encounters);
  const [party, setParty] = useState(() => adventurers.slice(0, PARTY_SIZE).map(([id]) => id));
  const [encounter, setEncounter] = useState(encounters[0]?.[0] ?? '');
  const [seed, setSeed] = useState(() => String(anySeed()));
  const [problem, setProblem] = useState<string | null>(null);
  // The chosen Encounter before anybody is placed: its board and opponents, and every Adventurer with what it brings.
  const preview = useMemo(
    () => buildState(content, setupOf({ encounter, party: Object.keys(content.adventurers), seed: 0 })),
    [content, encounter],
  );
  const views = queries.view(preview).figures;
  const intro = content.encounters[encounter]?.intro;
  const begin = (): void => {
    const number = Number(seed);
    // Digits only: `Number` reads an empty field as 0, and `0x10` or `1e3` too.
    if (!/^\d+$/.test(seed.trim()) || number > HIGHEST_SEED) {
      setProblem(filled(NEW_GAME_TEXT.badSeed, { most: HIGHEST_SEED }));
      return;
    }
    if (party.length === 0) {
      setProblem(NEW_GAME_TEXT.nobody);
      return;
    }
    const game: NewGame = { encounter, party, seed: number };
    session.begin(setupOf(game), `${encounter}-${number}-${Date.now()}`);
  };
  return (
    <div className="home">
      <Hero state={preview} />
      <main className="home-m">
        <p className="cap">{NEW_GAME_TEXT.title}</p>
        <h1 className="title title-s">{NEW_GAME_TEXT.question}</h1>
        <form
          className="ng"
          onSubmit={(e) => {
            e.preventDefault();
            begin();
          }}
        >
          <fieldset>
            <legend>{NEW_GAME_TEXT.party}</legend>
            {adventurers.map(([id, card]) => {
              const { hp = 0, defense = 0, armor = 0, movement = 0 } = views[id] ?? {};
              return (
                <div key={id} className="ng-a">
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={party.includes(id)}
                      onChange={(e) =>
                        setParty(e.target.checked ? [...party, id] : party.filter((each) => each !== id))
                      }
                    />
                    <Token card={id} name={card.name} foe={false} size={30} />
                    <span>
                      {card.name} <small>{filled(NEW_GAME_TEXT.stats, { hp, defense, armor, movement })}</small>
                    </span>
                  </label>
                  <AdventurersCards figure={preview.figures[id]} />
                </div>
              );
            })}
          </fieldset>
          <label className="field">
            {NEW_GAME_TEXT.encounter}
            <select value={encounter} onChange={(e) => setEncounter(e.target.value)}>
              {encounters.map(([id, card]) => (
                <option key={id} value={id}>
                  {card.name}
                </option>
              ))}
            </select>
          </label>
          {intro && <p className="ng-i">{intro}</p>}
          <OpponentsCards state={preview} />
          <label className="field">
            {NEW_GAME_TEXT.seed}
            <input inputMode="numeric" value={seed} onChange={(e) => setSeed(e.target.value)} />
          </label>
          {problem && (
            <p className="q-refused" role="alert">
              {problem}
            </p>
          )}
          <p className="q-btns">
            <button type="submit" className="btn btn-primary btn-lg">
              <Icon name="play" />
              {NEW_GAME_TEXT.begin}
            </button>
            <button type="button" className="btn btn-lg" onClick={leave}>
              {NEW_GAME_TEXT.back}
            </button>
          </p>
        </form>
      </main>
      <SetupDialogs state={preview} />
    </div>
  );
}
