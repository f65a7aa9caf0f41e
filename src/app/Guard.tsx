import { Component, type ReactNode } from 'react';

interface GuardProps {
  children: ReactNode;
  /** What stands in place of a part that cannot be drawn. */
  instead: (error: Error) => ReactNode;
}

/** Stands around a part that the page can do without: what throws while it is drawn takes nothing else along. */
export class Guard extends Component<GuardProps, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    const { error } = this.state;
    return error ? instead(error) : children;
  }
}
