import { usePlayback, useSettings, useTable } from '../stores/react';
import { PACE, type Speed } from '../stores/settings';
import { Icon } from './icons/Icon';
import { SPEED_NAMES, SPEED_TEXT } from './text/playback';

/** Pause and speed of what is shown: the same place in every state. */
export function SpeedBar() {
  const { playback, settings } = useTable();
  const paused = usePlayback((s) => s.paused);
  const speed = useSettings((s) => s.speed);
  const label = paused ? SPEED_TEXT.resume : SPEED_TEXT.pause;
  return (
    <fieldset className="speed">
      <legend className="vh">{SPEED_TEXT.group}</legend>
      <span className="label" aria-hidden="true">
        {SPEED_TEXT.label}
      </span>
      <span className="seg seg-speed">
        <button
          type="button"
          aria-pressed={paused}
          aria-label={label}
          title={label}
          onClick={() => playback.pause(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        {(Object.keys(PACE) as Speed[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={speed === each}
            onClick={() => settings.setState({ speed: each })}
          >
            {SPEED_NAMES[each]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
