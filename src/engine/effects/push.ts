/** `PUSH n`: the target moves straight away (A1.push). */
import { forcedVerb } from './forced';

export const push = forcedVerb('push');
