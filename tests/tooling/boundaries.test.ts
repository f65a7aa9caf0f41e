import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run, withPlanted } from './planted';

const leaf = 'export const leaf = 1;\nexport type Leaf = number;\n';
const importOf = (from: string) => `import { leaf } from '${from}';\nexport const used = leaf;\n`;
const typeImportOf = (from: string) => `import type { Leaf } from '${from}';\nexport type Used = Leaf;\n`;

/** Runs the import check on a tree of these files. A violation reads `rule: importing file`. */
function check(files: Record<string, string>) {
  return withPlanted(files, (folder) => {
    const { code, output } = run(process.execPath, [join(root, 'scripts/boundaries.mjs'), folder], root);
    return { code, violations: output.match(/(?<=^boundaries: )[a-z-]+: \S+(?= -> )/gm) ?? [] };
  });
}

describe('the import check', () => {
  const good = {
    'src/engine/kernel/good.ts': "export { uniformInt } from 'pure-rand/distribution/uniformInt';\n",
    'src/engine/rules/good.ts': leaf,
    'src/engine/frames/good.ts': importOf('../rules/good') + leaf,
    'src/engine/effects/good.ts': leaf,
    'src/content/good.ts': importOf('../engine/rules/good'),
    'src/content/types/good.ts': typeImportOf('../../engine/frames/good'),
    'src/content/scripts/good.ts': importOf('../../engine/frames/good'),
    'src/stores/good.ts': importOf('../engine/effects/good') + leaf,
    'src/panels/good.ts': importOf('../stores/good') + leaf,
    'src/app/good.ts': importOf('../panels/good') + leaf,
    'tests/good.ts': leaf,
  };
  const planted: [what: string, path: string, source: string, rule: string][] = [
    ['a panel in the engine', 'src/engine/a.ts', importOf('../panels/good'), 'engine-is-pure'],
    ['a mere type of a panel in the engine', 'src/engine/b.ts', typeImportOf('../panels/good'), 'engine-is-pure'],
    ['React in the engine', 'src/engine/c.ts', "export { createElement } from 'react';\n", 'engine-is-pure'],
    ['immer in the engine', 'src/engine/d.ts', "export { produce } from 'immer';\n", 'engine-is-pure'],
    ['a part of Node in the engine', 'src/engine/e.ts', "export { readFile } from 'node:fs';\n", 'engine-is-pure'],
    ['a store in the content', 'src/content/a.ts', importOf('../stores/good'), 'content-knows-only-the-engine'],
    ['a running frame in the content', 'src/content/b.ts', importOf('../engine/frames/good'), 'content-runs-no-rule'],
    ['a frame in a panel', 'src/panels/a.ts', importOf('../engine/frames/good'), 'pages-do-not-resolve-rules'],
    ['an effect on the board', 'src/board/a.ts', importOf('../engine/effects/good'), 'pages-do-not-resolve-rules'],
    ['the shell in a store', 'src/stores/a.ts', importOf('../app/good'), 'nothing-imports-app'],
    ['a test in the source', 'src/log/a.ts', importOf('../../tests/good'), 'src-stands-alone'],
    ['the parser in a store', 'src/stores/b.ts', importOf('../content/good'), 'pages-carry-no-parser'],
    ['all of Konva on the board', 'src/board/b.ts', "export { Stage } from 'react-konva';\n", 'only-the-core-of-konva'],
    ['a circle', 'src/log/b.ts', "import { c } from './c';\nexport const b = () => c;\n", 'no-circles'],
    ['a file that is not there', 'src/log/d.ts', importOf('./missing'), 'everything-resolves'],
  ];
  const otherHalf = { 'src/log/c.ts': "import { b } from './b';\nexport const c = () => b;\n" };
  const bad = check({ ...good, ...otherHalf, ...Object.fromEntries(planted.map(([, path, text]) => [path, text])) });

  it.each(planted)('refuses %s', (_what, path, _source, rule) => {
    expect(bad.code).toBe(1);
    expect(bad.violations).toContain(`${rule}: ${path}`);
  });

  it('accepts the arrows of the architecture', () => {
    expect(check(good)).toEqual({ code: 0, violations: [] });
  });

  it('fails when it has seen no module', () => {
    expect(check({ 'src/readme.txt': 'no module' }).code).toBe(1);
  });
});

describe('engine purity', () => {
  const lint = (source: string, path: string) =>
    withPlanted({ [path]: source }, (folder) => run(join(root, 'node_modules/.bin/biome'), ['lint', 'src'], folder));

  it.each(['Math.random()', 'Date.now()', 'new Date()', 'performance.now()', 'globalThis.name'])(
    'refuses %s in the engine and nowhere else',
    (impure) => {
      const source = `export const value = ${impure};\n`;
      expect(lint(source, 'src/engine/a.ts').code).toBe(1);
      expect(lint(source, 'src/log/a.ts')).toMatchObject({ code: 0 });
    },
  );

  it('has no types for the page, for timers and for Node in the engine', () => {
    const source = 'export const a = document.title;\nexport const b = setTimeout;\nexport const c = process.env;\n';
    const { code, output } = withPlanted({ 'src/engine/a.ts': source, 'src/engine/b.ts': leaf }, (folder) =>
      run(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'src/engine'], folder),
    );
    expect(code).not.toBe(0);
    expect(output.match(/^src\/engine\/\w\.ts\(\d+/gm)).toEqual([1, 2, 3].map((line) => `src/engine/a.ts(${line}`));
  });
});
