/** `COMMAND n`: the target moves in one orthogonal direction (A1.tag-move.01). */
import { forcedVerb } from './forced';

export const command = forcedVerb('command');
