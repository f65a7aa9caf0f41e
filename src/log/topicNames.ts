/** Topics of the rules as people read them. */
import { filled } from './filled';
import { table } from './table';
import { TOPIC_KINDS, TOPIC_TITLES } from './text/topics';

const TITLES: Record<string, string> = table({ ...TOPIC_TITLES });
/** Two parts of the rulebook about one thing. */
const SAME: Record<string, string> = table({
  'std-action': 'standard-action',
  adjacency: 'adjacent',
  'token-font': 'ct-font',
});
const KIND = new RegExp(`^(${Object.keys(TOPIC_KINDS).join('|')})-(?!table$)`);

const titled = (words: string): string =>
  words.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => `${dash}${letter.toUpperCase()}`);

/** Its words, `re-roll` keeps its dash. */
const spaced = (topic: string): string => titled(topic).replaceAll(/(?<!^Re)-/g, ' ');

/** The topic that a rule is listed under. */
export const listedUnder = (topic: string): string => SAME[topic] ?? topic;

/** `tag-move` is `Move tags`, `break-attack` is `Break Attack`. */
export function topicName(topic: string): string {
  const title = TITLES[topic];
  if (title) return title;
  const kind = KIND.exec(topic)?.[1];
  if (!kind) return spaced(topic);
  return filled(TOPIC_KINDS[kind] ?? '', { topic: spaced(topic.slice(kind.length + 1)) });
}

/** What a topic is about, without the kind of thing that it is: `ct-burrow` is `burrow`. */
export const topicWords = (topic: string): string => topic.replace(KIND, '').replaceAll('-', ' ');
