import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A test or a position file that names ids of the ledger. */
export interface Proof {
  /** Ids of rules (A1.attack.09) and of worked examples (X1.attack.01), each once. */
  ids: string[];
  /** `file:line` below the repository. */
  place: string;
  title: string;
}

const idPattern = /\b[AX]\d\.[a-z0-9-]+\.\d+\b/g;
/** A test under one of these does not run, so it proves nothing. */
const neverRun = new Set(['skip', 'todo', 'fails']);

function idsIn(text: string): string[] {
  return [...new Set(text.match(idPattern) ?? [])];
}

function filesBelow(folder: string, endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => join(folder, name));
}

/** Whether `call` is it(...), test(...), it.each(table)(...) and the like, and is going to run. */
function declaresTest(call: ts.CallExpression): boolean {
  let callee: ts.Expression = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) {
      if (neverRun.has(callee.name.text)) return false;
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      callee = callee.expression;
    } else if (ts.isTaggedTemplateExpression(callee)) {
      callee = callee.tag;
    } else {
      return false;
    }
  }
  return callee.text === 'it' || callee.text === 'test';
}

/** The tests of one source text whose titles name ids. Ids in titles put together from values are not seen. */
export function proofsInTests(source: string, file: string): Proof[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const proofs: Proof[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declaresTest(node)) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const ids = idsIn(title.getText(tree));
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        if (ids.length > 0) proofs.push({ ids, place: `${file}:${line}`, title: title.getText(tree).slice(1, -1) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return proofs;
}

/** The proof of one position file: the ids of its `rules` and of its `name`. */
export function proofsInPosition(source: string, file: string): Proof[] {
  const position = JSON.parse(source) as { name?: string; rules?: string[] };
  const title = position.name ?? file;
  // What stands in `rules` is taken whole, so that a misspelt id shows up as unknown.
  const ids = [...new Set([...(position.rules ?? []), ...idsIn(title)])];
  return ids.length > 0 ? [{ ids, place: file, title }] : [];
}

/** Everything below ROOT/tests that names ids: the titles of tests and the position files. */
export function collectProofs(root: string): Proof[] {
  const read = (path: string) => readFileSync(path, 'utf8');
  const short = (path: string) => relative(root, path);
  return [
    ...filesBelow(join(root, 'tests'), ['.test.ts', '.test.tsx', '.spec.ts']).flatMap((path) =>
      proofsInTests(read(path), short(path)),
    ),
    ...filesBelow(join(root, 'tests/positions'), ['.json']).flatMap((path) =>
      proofsInPosition(read(path), short(path)),
    ),
  ];
}
