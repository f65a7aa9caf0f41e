/** Named saves, files in and out, and what went wrong with saving. */
import { useEffect, useRef, useState } from 'react';
import { filled } from '../log/filled';
import type { Head, HeadMember, Save } from '../storage';
import { useSaving, useSession, useTable } from '../stores/react';
import type { SaveProblem, SlotShown } from '../stores/saves';
import { Details, ExportDamaged, GoOnSound } from './DamagedSave';
import { DeleteSave } from './DeleteSave';
import { downloadPacked } from './download';
import { Icon } from './icons/Icon';
import { NameSave } from './NameSave';
import { Token } from './parts';
import { SAVES_TEXT } from './text/menu';

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What went wrong, and what is safe. */
export function ProblemText({ problem }: { problem: SaveProblem }) {
  return <>{filled(SAVES_TEXT[problem.why], { details: problem.details.join(' ') })}</>;
}

/** What is asked, with who is asked where the question does not say it. */
function askLine({ figure, title }: NonNullable<Head['ask']>): string {
  return figure === null || title.includes(figure) ? title : `${figure}: ${title}`;
}

/** The party as it stood: who has how many HP left. */
function PartyHealth({ party }: { party: readonly HeadMember[] }) {
  return (
    <ul className="slot-p" aria-label={SAVES_TEXT.party}>
      {party.map(({ card, name, left, most }) => (
        <li key={card}>
          <Token card={card} name={name} foe={false} size={20} />
          <span className="vh">{name}</span>
          <b>{left}</b>/{most}
        </li>
      ))}
    </ul>
  );
}

interface SlotProps {
  slot: SlotShown;
  loaded: () => void;
  removed: () => void;
}

function SlotRow({ slot, loaded, removed }: SlotProps) {
  const { saving } = useTable();
  const { name, head, problems, sound, written } = slot;
  const load = (from: Save): void => {
    saving?.load(from);
    loaded();
  };
  return (
    <li className="slot">
      <span>
        <b>{name}</b>
        {head ? (
          <>
            <small>
              {filled(SAVES_TEXT.round, {
                encounter: head.encounter,
                n: head.round,
                when: WHEN.format(head.savedAt),
              })}
            </small>
            {head.auto && <small>{SAVES_TEXT.keptByItself}</small>}
            {head.ask && <small>{askLine(head.ask)}</small>}
            <PartyHealth party={head.party} />
          </>
        ) : (
          <>
            <small>{SAVES_TEXT.slotDamaged}</small>
            <Details problems={problems} />
          </>
        )}
      </span>
      {head && (
        <button
          type="button"
          className="btn"
          aria-label={filled(SAVES_TEXT.loadNamed, { name })}
          onClick={() => saving?.loadNamed(name).then((done) => done && loaded())}
        >
          {SAVES_TEXT.load}
        </button>
      )}
      {sound && <GoOnSound sound={sound} goOn={load} />}
      {!head && <ExportDamaged written={written} />}
      <DeleteSave
        question={filled(SAVES_TEXT.removeAsk, { name })}
        look="btn btn-quiet btn-icon"
        name={filled(SAVES_TEXT.removeNamed, { name })}
        remove={() => saving?.remove(name).then((done) => done && removed())}
      >
        <Icon name="x" />
      </DeleteSave>
    </li>
  );
}

function Import({ loaded }: { loaded: () => void }) {
  const { saving } = useTable();
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen && (await saving?.importedFile(chosen))) loaded();
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="application/json,application/gzip,.json,.gz"
        className="vh"
        tabIndex={-1}
        aria-label={SAVES_TEXT.importFile}
        onChange={(e) => {
          read(e.target.files?.[0]);
          // The same file may be chosen again.
          e.target.value = '';
        }}
      />
      <button type="button" className="btn" onClick={() => file.current?.click()}>
        <Icon name="upload" />
        {SAVES_TEXT.importFile}
      </button>
    </>
  );
}

/** @param loaded called when another game is there */
export function SavesPanel({ loaded }: { loaded: () => void }) {
  const { saving } = useTable();
  const state = useSaving((s) => s);
  const playing = useSession((s) => s.state !== null);
  const [gone, setGone] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    saving?.refresh();
  }, [saving]);
  if (!saving || !state) return null;
  const { slots, problem } = state;
  return (
    <div className="saves" ref={box} tabIndex={-1}>
      <p className="vh" role="status">
        {gone !== null && filled(SAVES_TEXT.removed, { name: gone })}
      </p>
      <p className="q-note">{SAVES_TEXT.auto}</p>
      {problem && (
        <p className="q-refused" role="alert">
          <ProblemText problem={problem} />
        </p>
      )}
      {problem?.sound && (
        <GoOnSound
          sound={problem.sound}
          goOn={(save) => {
            saving.load(save);
            loaded();
          }}
        />
      )}
      {playing && <NameSave saving={saving} />}
      {slots === null ? (
        <p className="q-note">{SAVES_TEXT.loading}</p>
      ) : slots.length === 0 ? (
        <p className="q-note">{SAVES_TEXT.none}</p>
      ) : (
        <ul>
          {slots.map((slot) => (
            <SlotRow
              key={slot.name}
              slot={slot}
              loaded={loaded}
              removed={() => {
                setGone(slot.name);
                // Its buttons are gone with it.
                box.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <p className="q-btns">
        {playing && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              const file = saving.exported();
              if (file) downloadPacked(file);
            }}
          >
            <Icon name="download" />
            {SAVES_TEXT.exportFile}
          </button>
        )}
        <Import loaded={loaded} />
      </p>
    </div>
  );
}

/** Says at once when the game cannot be saved, or has parted from another tab's. */
export function SaveNotice() {
  const { saving } = useTable();
  const unsaved = useSaving((s) => s.unsaved);
  const parted = useSaving((s) => s.parted);
  if (!saving || (!unsaved && !parted)) return null;
  return (
    <section className="save-note" role="alert">
      <p>
        {unsaved ? (
          <>
            <b>{SAVES_TEXT.unsaved}</b> <ProblemText problem={unsaved} />
          </>
        ) : (
          SAVES_TEXT.parted
        )}
      </p>
      {unsaved ? (
        <button
          type="button"
          className="btn"
          onClick={() => {
            const file = saving.exported();
            if (file) downloadPacked(file);
          }}
        >
          {SAVES_TEXT.exportFile}
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => saving.dismiss()}>
          {SAVES_TEXT.close}
        </button>
      )}
    </section>
  );
}
