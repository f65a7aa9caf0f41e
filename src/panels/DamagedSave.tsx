/** What can be done about a save that cannot be loaded. */

import { filled } from '../log/filled';
import type { Save } from '../storage';
import { downloadSave } from './download';
import { Icon } from './icons/Icon';
import { SAVES_TEXT } from './text/menu';

/** What exactly is wrong, folded away. */
export function Details({ problems }: { problems: readonly string[] }) {
  return (
    <details>
      <summary>{SAVES_TEXT.details}</summary>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  );
}

/** Goes on from the newest sound position. */
export function GoOnSound({ sound, goOn }: { sound: Save; goOn: (save: Save) => void }) {
  return (
    <button type="button" className="btn btn-primary" onClick={() => goOn(sound)}>
      <Icon name="play" />
      {filled(SAVES_TEXT.goOnSound, { n: sound.state.round })}
    </button>
  );
}

/** Writes the damaged save to a file as it is. */
export function ExportDamaged({ written }: { written: unknown }) {
  return (
    <button type="button" className="btn" onClick={() => downloadSave(written)}>
      <Icon name="download" />
      {SAVES_TEXT.exportDamaged}
    </button>
  );
}
