// npm start: builds the page and serves it. PORT changes the port (default 4173).
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

await build({ root, logLevel: 'warn' });
try {
  await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: true } });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Could not serve on port ${port}. Choose another one: PORT=4180 npm start`);
  process.exit(1);
}
console.log(`Counterstep is ready: http://127.0.0.1:${port}`);
console.log('Press Ctrl+C to stop.');
