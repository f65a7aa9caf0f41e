import { Component, type ReactNode, useState } from 'react';
import { download, downloadSave } from '../panels/download';
import { Icon } from '../panels/icons/Icon';
import { BOUNDARY_TEXT } from '../panels/text/boundary';
import type { Parts } from './App';

interface FallenProps extends Pick<Parts, 'saves' | 'game'> {
  error: Error;
  retry: () => void;
  without: () => void;
}

/** Says what happened and what is safe, with the ways on. Needs nothing of the game: that may be what is broken. */
function Fallen({ error, saves, game, retry, without }: FallenProps) {
  const [told, tell] = useState<string | null>(null);
  const saving = game.getState().value?.table.saving;
  const unsaved = saving?.getState().unsaved != null;
  const exportSave = async (): Promise<void> => {
    try {
      // What is not in the browser's storage is only in the game that is open.
      const open = unsaved ? saving?.exported() : null;
      if (open) return download(open);
      await game.getState().value?.settled();
      const save = await (await saves.get()).latest();
      if (save === undefined) tell(BOUNDARY_TEXT.none);
      else downloadSave(save);
    } catch (problem) {
      tell(problem instanceof Error ? problem.message : String(problem));
    }
  };
  return (
    <main>
      <section className="unfetched" role="alert" aria-labelledby="fallen-title">
        <Icon name="warn" />
        <h1 id="fallen-title">{BOUNDARY_TEXT.title}</h1>
        <p>{BOUNDARY_TEXT.what}</p>
        <p>{unsaved ? BOUNDARY_TEXT.unsafe : BOUNDARY_TEXT.safe}</p>
        <details>
          <summary>{BOUNDARY_TEXT.details}</summary>
          <p className="label">{error.message}</p>
        </details>
        {told !== null && <p className="label">{told}</p>}
        <p className="q-btns">
          <button type="button" className="btn btn-primary" onClick={retry}>
            {BOUNDARY_TEXT.retry}
          </button>
          <button type="button" className="btn" onClick={exportSave}>
            {BOUNDARY_TEXT.exportSave}
          </button>
          <button type="button" className="btn" onClick={without}>
            {BOUNDARY_TEXT.without}
          </button>
        </p>
      </section>
    </main>
  );
}

interface BoundaryProps extends Pick<Parts, 'saves' | 'game'> {
  /** @param without the game saved last is left alone */
  children: (without: boolean) => ReactNode;
}

/** Stands around the page: what throws while it is drawn leaves words and ways on instead of nothing. */
export class Boundary extends Component<BoundaryProps, { error: Error | null; without: boolean }> {
  override state = { error: null as Error | null, without: false };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { saves, game, children } = this.props;
    const { error, without } = this.state;
    if (!error) return children(without);
    const leave = (): void => {
      // The save stays in the browser; only the page lets go of the game.
      game.getState().value?.table.session.close();
      this.setState({ error: null, without: true });
    };
    const retry = (): void => this.setState({ error: null });
    return <Fallen error={error} saves={saves} game={game} retry={retry} without={leave} />;
  }
}
