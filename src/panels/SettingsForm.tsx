import { useStore } from 'zustand';
import { useSettings, useTable } from '../stores/react';
import {
  CONTRASTS,
  MOTIONS,
  PACE,
  POLICIES,
  REACTIONS,
  type SettingsState,
  type Speed,
  TEXT_SIZES,
} from '../stores/settings';
import { SPEED_NAMES } from './text/playback';
import { CONTRAST_NAMES, MOTION_NAMES, POLICY_NAMES, REACTION_NAMES, SETTINGS_TEXT, TEXT_NAMES } from './text/settings';

/** One of a few values, as buttons side by side. */
function Choice<V extends string>(props: {
  name: string;
  values: readonly V[];
  names: Record<V, string>;
  now: V;
  set: (value: V) => void;
}) {
  const { name, values, names, now, set } = props;
  return (
    <fieldset className="set-row">
      <legend>{name}</legend>
      <div className="seg">
        {values.map((value) => (
          <button key={value} type="button" aria-pressed={value === now} onClick={() => set(value)}>
            {names[value]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type Switches = 'confirmEndTurn' | 'endSpent' | 'confirmUndo' | 'engineDecidesTies';

function Check({ of, text, note }: { of: Switches; text: string; note?: string }) {
  const { settings } = useTable();
  const on = useSettings((s) => s[of]);
  return (
    <label className="check set-check">
      <input
        type="checkbox"
        checked={on}
        onChange={(e) => settings.setState({ [of]: e.target.checked } as Pick<SettingsState, Switches>)}
      />
      <span>
        {text}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

function Reactions({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { settings } = useTable();
  const reactions = useSettings((s) => s.reactions);
  return (
    <section className="set-s">
      <Heading>{SETTINGS_TEXT.reactions}</Heading>
      {REACTIONS.map((kind) => (
        <Choice
          key={kind}
          name={REACTION_NAMES[kind]}
          values={POLICIES}
          names={POLICY_NAMES}
          now={reactions[kind]}
          set={(policy) => settings.setState({ reactions: { ...reactions, [kind]: policy } })}
        />
      ))}
      <p className="q-note">{SETTINGS_TEXT.reactionsNote}</p>
    </section>
  );
}

/** Every setting; a change applies at once. @param heading what its parts are headed with: one level below the title */
export function SettingsForm({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { settings } = useTable();
  const now = useSettings((s) => s);
  const { kept } = useStore(settings.keeping);
  return (
    <div className="set">
      <section className="set-s">
        <Heading>{SETTINGS_TEXT.pace}</Heading>
        <Choice
          name={SETTINGS_TEXT.speed}
          values={Object.keys(PACE) as Speed[]}
          names={SPEED_NAMES}
          now={now.speed}
          set={(speed) => settings.setState({ speed })}
        />
        <Check of="confirmEndTurn" text={SETTINGS_TEXT.confirmEndTurn} />
        <Check of="endSpent" text={SETTINGS_TEXT.endSpent} />
        <Check of="confirmUndo" text={SETTINGS_TEXT.confirmUndo} />
      </section>
      <Reactions heading={Heading} />
      <section className="set-s">
        <Heading>{SETTINGS_TEXT.rules}</Heading>
        <Check of="engineDecidesTies" text={SETTINGS_TEXT.ties} note={SETTINGS_TEXT.tiesNote} />
      </section>
      <section className="set-s">
        <Heading>{SETTINGS_TEXT.looks}</Heading>
        <Choice
          name={SETTINGS_TEXT.text}
          values={TEXT_SIZES}
          names={TEXT_NAMES}
          now={now.text}
          set={(text) => settings.setState({ text })}
        />
        <Choice
          name={SETTINGS_TEXT.contrast}
          values={CONTRASTS}
          names={CONTRAST_NAMES}
          now={now.contrast}
          set={(contrast) => settings.setState({ contrast })}
        />
        <Choice
          name={SETTINGS_TEXT.motion}
          values={MOTIONS}
          names={MOTION_NAMES}
          now={now.motion}
          set={(motion) => settings.setState({ motion })}
        />
      </section>
      <p className="q-note" role="status">
        {kept ? SETTINGS_TEXT.kept : SETTINGS_TEXT.notKept}
      </p>
    </div>
  );
}
