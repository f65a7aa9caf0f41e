import type { Ask } from '../engine/kernel/types';
import { filled } from '../log/filled';
import { useSettings, useTable } from '../stores/react';
import { reactionOf } from '../stores/reactions';
import { POLICIES } from '../stores/settings';
import { ASK_ABOUT, POLICY_NAMES, REACTION_NAMES } from './text/settings';

/** Beside a question about a reaction: whether to be asked about it from now on. */
export function SettingsReaction({ ask }: { ask: Ask }) {
  const { settings } = useTable();
  const reactions = useSettings((s) => s.reactions);
  const kind = reactionOf(ask);
  if (!kind) return null;
  return (
    <fieldset className="q-react">
      <legend>{filled(ASK_ABOUT, { reaction: REACTION_NAMES[kind] })}</legend>
      <span className="seg">
        {POLICIES.map((policy) => (
          <button
            key={policy}
            type="button"
            aria-pressed={reactions[kind] === policy}
            onClick={() => settings.setState({ reactions: { ...reactions, [kind]: policy } })}
          >
            {POLICY_NAMES[policy]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
