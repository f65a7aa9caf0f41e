import { Fragment, useEffect, useMemo } from 'react';
import { Icon } from '../panels/icons/Icon';
import { TerrainRule } from '../panels/TerrainRule';
import { usePlan, useSelection, useTable } from '../stores/react';
import { sentenceOf } from './describe';
import type { Scene } from './scene';
import { say } from './text';
import { isCoarse } from './useView';

/** The button that opens the key to the marks. */
function Marks() {
  const { selection } = useTable();
  const threat = useSelection((s) => s.threat);
  const opened = useSelection((s) => s.key);
  useEffect(() => {
    const { key } = selection.getState();
    if (threat && key === null) selection.set({ key: 'threat' });
    if (!threat && key === 'threat') selection.set({ key: null });
  }, [threat, selection]);
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon key-b"
      aria-label={say('key.title')}
      title={say('key.title')}
      aria-expanded={opened === 'all'}
      onClick={() => selection.set({ key: opened === 'all' ? null : 'all' })}
    >
      <Icon name="help" />
    </button>
  );
}

/** Under the board: what the space pointed at is, what going there brings, why it cannot be chosen. */
export function Sentence({ scene }: { scene: Scene }) {
  const table = useTable();
  const { goal } = usePlan();
  const hover = useSelection((s) => s.hover);
  const cursor = useSelection((s) => s.cursor);
  const threat = useSelection((s) => s.threat);
  const group = useSelection((s) => s.group);
  const space = goal ?? hover ?? cursor;
  // What is shown and what is open belong to the answer.
  const { phrases } = useMemo(
    () => ({ of: [threat, group], phrases: space === null ? [] : sentenceOf(table, scene, space) }),
    [table, scene, space, threat, group],
  );
  return (
    <div className="say">
      <p className="bar bar-space" id="board-sentence" data-space={space ?? undefined}>
        {phrases.length === 0 ? (
          <b>{say(isCoarse() ? 'space.noneTouch' : 'space.none')}</b>
        ) : (
          phrases.map(({ text, tone, rule }, n) => {
            const key = `${n}${text}`;
            if (n === 0) return <b key={key}>{text}</b>;
            return (
              <Fragment key={key}>
                {' '}
                <span className={tone === 'foe' ? 'foe-t' : tone === 'why' ? 'why-t' : undefined}>
                  {rule === undefined ? (
                    text
                  ) : (
                    <button
                      type="button"
                      className="rule"
                      onClick={() => table.selection.set({ dialog: 'rule', rule })}
                    >
                      {text}
                    </button>
                  )}
                </span>
              </Fragment>
            );
          })
        )}{' '}
        {space !== null && <TerrainRule space={space} />}
      </p>
      <Marks />
    </div>
  );
}
