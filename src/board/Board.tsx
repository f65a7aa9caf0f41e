import { useEffect, useMemo, useRef } from 'react';
import { RulerPanel } from '../panels/RulerPanel';
import { figureAt, pickedOption, targetOf } from '../stores/options';
import { actAt, openCard } from '../stores/point';
import { useGame, useLookBack, usePlan, usePlayback, useRuler, useSelection, useTable } from '../stores/react';
import { BoardBar } from './BoardBar';
import { Canvas } from './Canvas';
import { Key } from './Key';
import { Mirror } from './Mirror';
import { spaceAtPoint, startView, type View } from './metrics';
import { Over } from './Over';
import { overlayOf } from './overlay';
import { PlanBar } from './PlanBar';
import type { PointerAct } from './pointer';
import { Sentence } from './Sentence';
import { type Scene, sceneOf, worthSeeing } from './scene';
import { say } from './text';
import { useAct } from './useAct';
import { useFraming } from './useFraming';
import { useGround } from './useGround';
import { usePointer } from './usePointer';
import { useStruck } from './useStruck';
import { isCoarse, useSize, useView } from './useView';

/** The scene follows the position shown and the part of the menu that is open. */
function useScene(): Scene {
  const table = useTable();
  const state = useGame();
  const group = useSelection((s) => s.group);
  const allies = useSelection((s) => s.allies);
  return useMemo(() => ({ of: [state, group, allies], scene: sceneOf(table) }), [table, state, group, allies]).scene;
}

/** The board, what is measured on it, the sentence about the space pointed at, and its mirror for screen readers. */
export function Board() {
  const table = useTable();
  const state = useGame();
  const { selection } = table;
  const scene = useScene();
  const struck = useStruck();
  const ruler = useRuler();
  const moment = useLookBack((lookBack) => lookBack.at);
  const event = usePlayback((playback) => playback.event);
  const { act: shown, step } = useAct();
  const { goal, option } = usePlan();
  const cursor = useSelection((s) => s.cursor);
  const hover = useSelection((s) => s.hover);
  const lit = useSelection((s) => s.figure);
  const pinned = useSelection((s) => s.pinned);
  const group = useSelection((s) => s.group);
  const [box, stage] = useSize();
  const active = scene.figures.find((figure) => figure.active);
  const asked = scene.figures.find((figure) => figure.asked) ?? active;
  const home = asked?.at ?? state.encounter.startingZone[0] ?? 0;
  // While a space is picked a point of the screen stays over its space, whatever room the stage has won.
  const kept = useRef<View>(null);
  const { view, handle, over, now, settle, pan, zoom, fit, frame } = useView(
    state.board,
    stage,
    () =>
      (goal === null ? null : kept.current) ??
      startView(state.board, stage, home, { also: worthSeeing(state, scene, home), finger: isCoarse() }),
  );
  kept.current = view;
  const ground = useGround(scene, view.scale);
  const focus = goal ?? hover ?? cursor;
  const answer = state.ask ? pickedOption(state.ask, option) : undefined;
  const picked = answer ? targetOf(answer) : null;
  const { overlay } = useMemo(
    () => ({
      of: [group, option],
      overlay: overlayOf(table, scene, { focus, lit, pinned, picked, ruler, event, scale: view.scale }),
    }),
    [table, scene, focus, lit, pinned, picked, ruler, event, group, option, view.scale],
  );
  useFraming(
    event,
    shown,
    scene,
    { grid: state.board, stage, ask: state.ask?.id, moment, overlay, aimed: goal === null ? picked : null },
    frame,
  );

  /** A figure's card, or on an empty space what can be said of it. */
  const look = (space: number): void => {
    if (!openCard(table, space)) selection.plan.pick(state, space);
  };
  /** A click acts; a finger picks first and acts with the second tap. A cursor left elsewhere would take the next Enter. */
  const tap = ({ space, touch, again }: Extract<PointerAct, { do: 'tap' }>): void => {
    selection.set({ cursor: null });
    if (selection.ruler.getState().on || !touch || again) {
      actAt(table, space);
      return;
    }
    selection.plan.pick(state, space);
    selection.set({ hover: null, figure: figureAt(state, space) });
  };
  const act = (what: PointerAct): void => {
    switch (what.do) {
      case 'hover':
        selection.ruler.follow(what.space);
        if (selection.getState().hover !== what.space)
          selection.set({ hover: what.space, figure: what.space === null ? null : figureAt(state, what.space) });
        break;
      case 'tap':
        tap(what);
        break;
      case 'hold':
        look(what.space);
        break;
      case 'measure':
        selection.plan.cancel();
        selection.ruler.draw(what.from, what.to);
        break;
      case 'pan':
        pan(what.dx, what.dy);
        break;
      case 'zoom':
        zoom(what.factor, what.about);
        break;
      case 'rest':
        settle();
        break;
    }
  };
  usePointer({ box, spaceAt: (point) => spaceAtPoint(state.board, now(), point), act, plan: goal });
  // The cursor carries the open end of the ruler, too.
  useEffect(() => selection.ruler.follow(cursor), [selection, cursor]);

  return (
    <main className="mid" aria-label={say('board.name')} data-region="board" tabIndex={-1}>
      <BoardBar zoom={zoom} fit={fit} />
      <Key ground={ground} overlay={overlay} />
      <div className="stage" ref={box} data-scale={view.scale} data-x={view.x} data-y={view.y}>
        {stage.width > 0 && (
          <Canvas
            board={state.board}
            stage={stage}
            view={view}
            handle={handle}
            ground={ground}
            figures={scene.figures}
            overlay={overlay}
            cursors={{ grid: state.board, cursor, hover, goal, measuring: ruler.on ? ruler.from : null }}
            lit={lit ?? picked}
            struck={struck}
            shown={shown}
            slide={step}
          />
        )}
        <Over ref={over} grid={state.board} view={view} active={active} slide={step} focus={focus} />
        <Mirror scene={scene} />
      </div>
      <RulerPanel />
      <PlanBar />
      <Sentence scene={scene} />
    </main>
  );
}
