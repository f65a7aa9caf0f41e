import { Icon } from '../../panels/icons/Icon';
import { RuleLink } from '../../panels/RuleLink';
import { RulesReference } from '../../panels/RulesReference';
import { FIRST_FIGHT, HOW_TO_TEXT } from '../../panels/text/howTo';
import { CloseButton, Window } from '../../panels/Window';
import { useSelection, useTable } from '../../stores/react';

/** A text with its links to rules and its names of controls. */
function Told({ text }: { text: string }) {
  return (
    <p>
      {text.split(/(\[[^\]]+\]|\*[^*]+\*)/).map((part, n) => {
        // The place of a part is what it is known by: the text does not change in place.
        const key = `${n}:${part}`;
        const [, term, rule] = /^\[(.+)\|(.+)\]$/.exec(part) ?? [];
        if (term)
          return (
            <RuleLink key={key} id={rule}>
              {term}
            </RuleLink>
          );
        return part.startsWith('*') ? <b key={key}>{part.slice(1, -1)}</b> : part;
      })}
    </p>
  );
}

/** A first fight in steps, with the rules behind its terms. @param begin a new game */
export function HowToScreen({ leave, begin }: { leave: () => void; begin: () => void }) {
  const { selection } = useTable();
  const dialog = useSelection((s) => s.dialog);
  const rule = useSelection((s) => s.rule);
  const close = (): void => selection.set({ dialog: null, rule: null });
  return (
    <div className="set-p">
      <header className="bh">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={HOW_TO_TEXT.back} onClick={leave}>
          <Icon name="back" />
        </button>
        <h1>{HOW_TO_TEXT.title}</h1>
      </header>
      <main className="howto">
        <p className="lede">{HOW_TO_TEXT.lede}</p>
        <ol>
          {FIRST_FIGHT.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              {text.map((each) => (
                <Told key={each} text={each} />
              ))}
            </li>
          ))}
        </ol>
        <p className="q-btns">
          <button type="button" className="btn btn-primary btn-lg" onClick={begin}>
            <Icon name="play" />
            {HOW_TO_TEXT.begin}
          </button>
        </p>
      </main>
      {dialog === 'rule' && (
        <Window title={HOW_TO_TEXT.rules} close={close}>
          <RulesReference key={rule ?? ''} of={rule} />
          <CloseButton close={close} />
        </Window>
      )}
    </div>
  );
}
