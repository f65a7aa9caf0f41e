import { filled } from '../log/filled';
import { usePlayback, useSettings, useTable } from '../stores/react';
import { PACE, type Speed } from '../stores/settings';
import { Icon } from './icons/Icon';
import { SPEED_NAMES, SPEED_TEXT } from './text/playback';

/** Pause and speed of what is shown: the same place in every state. */
export function SpeedBar() {
  const { playback, settings } = useTable();
  const paused = usePlayback((s) => s.paused);
  const speed = useSettings((s) => s.speed);
  const speeds = Object.keys(PACE) as Speed[];
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? speed;
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
        {speeds.map((each) => (
          <button
            key={each}
            type="button"
            className="speed-each"
            aria-pressed={speed === each}
            onClick={() => settings.setState({ speed: each })}
          >
            {SPEED_NAMES[each]}
          </button>
        ))}
        {/* In a narrow bar there is room for the speed of now alone. */}
        <button
          type="button"
          className="speed-now"
          aria-label={filled(SPEED_TEXT.next, { now: SPEED_NAMES[speed], next: SPEED_NAMES[next] })}
          onClick={() => settings.setState({ speed: next })}
        >
          {SPEED_NAMES[speed]}
        </button>
      </span>
    </fieldset>
  );
}
