import { Icon } from '../panels/icons/Icon';
import { SpeedBar } from '../panels/SpeedBar';
import { useRuler, useSelection, useTable } from '../stores/react';
import { say } from './text';

const ZOOM = 1.25;

interface BarProps {
  zoom: (factor: number) => void;
  fit: () => void;
}

/** Above the board: what is shown on it, and how near. */
export function BoardBar({ zoom, fit }: BarProps) {
  const { selection } = useTable();
  const threat = useSelection((s) => s.threat);
  const ruler = useRuler();
  return (
    <div className="bar bar-top">
      <SpeedBar />
      <span className="grow" />
      <button
        type="button"
        className="chip"
        aria-pressed={threat}
        aria-label={say('tool.threat')}
        title={say('tool.threat.title')}
        onClick={() => selection.set({ threat: !threat })}
      >
        <Icon name="warn" />
        <span className="chip-t">{say('tool.threat')}</span>
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={ruler.on}
        aria-label={say('tool.ruler')}
        title={say('tool.ruler.title')}
        onClick={() => selection.ruler.toggle(null)}
      >
        <Icon name="eye" />
        <span className="chip-t">{say('tool.ruler')}</span>
      </button>
      <span className="seg seg-zoom">
        <button type="button" aria-label={say('tool.zoomOut')} onClick={() => zoom(1 / ZOOM)}>
          <Icon name="zoomout" />
        </button>
        <button type="button" aria-label={say('tool.fit')} onClick={fit}>
          <Icon name="fit" />
        </button>
        <button type="button" aria-label={say('tool.zoomIn')} onClick={() => zoom(ZOOM)}>
          <Icon name="zoomin" />
        </button>
      </span>
    </div>
  );
}
