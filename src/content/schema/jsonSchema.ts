/** JSON Schemas for editors, made from the definitions that validate. */
import * as z from 'zod/mini';
import { packSchema } from './pack';
import { partySchema } from './party';
import { positionSchema } from './position';

const FORMATS = {
  'pack-1': { schema: packSchema, title: 'Pack (pack/1)' },
  'position-1': { schema: positionSchema, title: 'Position (position/1)' },
  'party-1': { schema: partySchema, title: 'Starting loads (party/1)' },
};

/** The published schemas by file name, as the text of their files. */
export function publishedSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FORMATS).map(([name, { schema, title }]) => [
      `${name}.json`,
      `${JSON.stringify({ title, ...z.toJSONSchema(schema) }, null, 2)}\n`,
    ]),
  );
}
