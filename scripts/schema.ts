// npm run schema: writes the JSON Schemas of the file formats into public/schema/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { publishedSchemas } from '../src/content/schema/jsonSchema';

const folder = new URL('../public/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(publishedSchemas())) {
  writeFileSync(new URL(name, folder), text);
  console.log(`public/schema/${name}`);
}
