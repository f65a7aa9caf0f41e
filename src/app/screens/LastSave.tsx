import { nanoid } from 'nanoid';
import { type ReactNode, useEffect, useState } from 'react';
import type { State } from '../../engine/state/state';
import { askTitle } from '../../log';
import { filled } from '../../log/filled';
import { Details, ExportDamaged, GoOnSound } from '../../panels/DamagedSave';
import { DeleteSave } from '../../panels/DeleteSave';
import { Icon } from '../../panels/icons/Icon';
import { Token } from '../../panels/parts';
import { HOME_TEXT } from '../../panels/text/home';
import { SAVES_TEXT } from '../../panels/text/menu';
import { readSave, type Save, SaveError, type Saves, savedOf } from '../../storage';
import { goOnWith } from '../../stores/goOn';
import { useTable } from '../../stores/react';
import { Guard } from '../Guard';
import { useKeys } from '../keys';
import { KeyHint } from './KeyHint';

type Found = { save: Save } | { error: SaveError; written: unknown } | 'none' | null;

/** Whatever a save brings about is a fault of it that can be told. */
const asSaveError = (error: unknown): SaveError =>
  error instanceof SaveError ? error : new SaveError([error instanceof Error ? error.message : String(error)]);

/** The save written last: read and checked, or what is wrong with it. */
async function lookUp(saves: Saves, content: Parameters<typeof readSave>[1]): Promise<Found> {
  let json: unknown;
  try {
    json = await saves.latest();
    return json === undefined ? 'none' : { save: readSave(json, content) };
  } catch (error) {
    return { error: asSaveError(error), written: json };
  }
}

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function ago(then: number, now: number): string {
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return AGO.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? AGO.format(hours, 'hour') : AGO.format(Math.round(hours / 24), 'day');
}

function Continue({ save, near }: { save: Save; near: () => void }) {
  const { content, names, queries, session } = useTable();
  const { state } = save;
  const resume = (): void => goOnWith(session, savedOf(save));
  useKeys({ enter: resume });
  const views = queries.view(state).figures;
  const party = state.order.flatMap((id) => {
    const figure = state.figures[id];
    return figure?.kind === 'adventurer' ? [figure] : [];
  });
  return (
    <section className="cont" aria-labelledby="continue-title">
      <header>
        <h2 id="continue-title">{content.encounters[state.encounter.id ?? '']?.name ?? HOME_TEXT.encounter}</h2>
        <span className="label">{filled(HOME_TEXT.saved, { ago: ago(save.savedAt, Date.now()) })}</span>
      </header>
      <p className="cont-s">
        <Icon name="sp" />
        {filled(HOME_TEXT.round, { n: state.round })}{' '}
        {state.ask?.figure && filled(HOME_TEXT.decides, { figure: names.figure(state, state.ask.figure) })}
        {state.ask && <b>{askTitle(state.ask, state, names)}</b>}
      </p>
      <ul className="cont-p">
        {party.map((figure) => {
          const hp = views[figure.id]?.hp ?? 0;
          const name = names.figure(state, figure.id);
          return (
            <li key={figure.id}>
              <Token card={figure.card} name={name} foe={false} size={34} />
              <span>{name}</span>
              <b>{Math.max(0, hp - figure.damage)}</b>/{hp}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        onPointerEnter={near}
        onFocus={near}
        aria-keyshortcuts={HOME_TEXT.enter}
        onClick={resume}
      >
        <Icon name="play" />
        {HOME_TEXT.resume}
        <KeyHint name={HOME_TEXT.enter} />
      </button>
    </section>
  );
}

function Broken({ error, written, drop }: { error: SaveError; written: unknown; drop: (() => void) | null }) {
  const { session } = useTable();
  return (
    <section className="cont cont-bad" aria-labelledby="broken-title" role="alert">
      <h2 id="broken-title">{SAVES_TEXT.damaged}</h2>
      <p>{SAVES_TEXT.damagedAbout}</p>
      <Details problems={error.problems} />
      <p className="q-btns">
        {error.sound && (
          // A game of its own: the damaged save stays as it is.
          <GoOnSound sound={error.sound} goOn={(sound) => goOnWith(session, { ...savedOf(sound), game: nanoid() })} />
        )}
        {written !== undefined && <ExportDamaged written={written} />}
      </p>
      {drop && (
        <DeleteSave question={SAVES_TEXT.removeDamagedAsk} look="btn btn-danger" remove={drop}>
          {SAVES_TEXT.removeDamaged}
        </DeleteSave>
      )}
    </section>
  );
}

interface LastSaveProps {
  saves: Saves;
  /** Called when going on is likely. */
  near: () => void;
  /** Told the game that can be gone on with. */
  seen?: (state: State) => void;
  /** What keeps its place until it has been read. */
  place?: ReactNode;
}

/** The game to go on with, or what is wrong with its save. */
export function LastSave({ saves, near, seen, place = null }: LastSaveProps) {
  const { content } = useTable();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let current = true;
    lookUp(saves, content).then((save) => {
      if (!current) return;
      setFound(save);
      if (save && save !== 'none' && 'save' in save && save.save.state.outcome === null) seen?.(save.save.state);
    });
    return () => {
      current = false;
    };
  }, [saves, content, seen]);
  if (found === null) return place;
  if (found === 'none') return null;
  const broken = (error: unknown, written: unknown) => {
    const id = typeof written === 'object' && written !== null && 'id' in written ? written.id : null;
    const drop = typeof id === 'string' ? () => saves.remove(id).then(() => setFound('none')) : null;
    return <Broken error={asSaveError(error)} written={written} drop={drop} />;
  };
  if (!('save' in found)) return broken(found.error, found.written);
  const { save } = found;
  if (save.state.outcome !== null) return null;
  return (
    <Guard instead={(error) => broken(error, save)}>
      <Continue save={save} near={near} />
    </Guard>
  );
}
