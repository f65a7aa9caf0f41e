import type { AiStep } from '../../engine/state/content';
import { CARD_TEXT } from '../text/card';
import { RuleWords } from './RuleWords';

const bare = (text: string): string => text.replace(/\.$/, '');

/** The AI Steps of a card, word for word. */
export function AiInFull({ steps }: { steps: readonly AiStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section>
      <h3>{CARD_TEXT.ai}</h3>
      <p className="q-note">{CARD_TEXT.aiAbout}</p>
      <ol className="sc-ai">
        {steps.map((step, n) => (
          <li key={step.ifText}>
            <span className="ai-n">{n + 1}</span>
            <p>
              <b>
                <RuleWords text={bare(step.ifText)} />:
              </b>{' '}
              {step.do.map(({ text }, place) => (
                <span key={text}>
                  {place > 0 && <em>{CARD_TEXT.thenDo} </em>}
                  <RuleWords text={bare(text)} />
                  {place < step.do.length - 1 ? ', ' : '. '}
                </span>
              ))}
              {step.continueDown && <em>{CARD_TEXT.goesOn}</em>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
