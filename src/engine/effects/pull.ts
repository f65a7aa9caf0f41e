/** `PULL n`: the target moves nearer (A1.pull). */
import { forcedVerb } from './forced';

export const pull = forcedVerb('pull');
