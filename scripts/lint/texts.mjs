// Finds texts written into components: what a user reads comes from message keys (src/**/text).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Attributes whose values are read, by eye or by a screen reader. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const WORD = /\p{L}/u;
/** Begins as a text does that is read; ids of rules, keys and class names do not. */
const TEXT = /^\p{Lu}\p{Ll}+(?:\s|$)/u;

/**
 * The texts that an expression may come to; what a call or a key gives is not written here.
 * @param {ts.Node} node
 * @returns {ts.Node[]}
 */
function textsOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return WORD.test(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return parts.some((part) => WORD.test(part))
      ? [node]
      : node.templateSpans.flatMap((span) => textsOf(span.expression));
  }
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return textsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  const right = textsOf(node.right);
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return right;
  const joins = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
  return joins.includes(kind) ? [...textsOf(node.left), ...right] : [];
}

/**
 * Whether a literal is put somewhere: not compared, not a name of something, not an error of the program.
 * @param {ts.Node} node
 */
function isValue({ parent }) {
  if (ts.isConditionalExpression(parent) || ts.isArrayLiteralExpression(parent) || ts.isReturnStatement(parent))
    return true;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return true;
  return ts.isCallExpression(parent) || ts.isArrowFunction(parent);
}

/**
 * Every text written into the components of a file, with its line.
 * @param {string} file for messages
 * @param {string} source
 * @returns {{ file: string; line: number; text: string }[]}
 */
export function textsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {{ file: string; line: number; text: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const add = (node) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, text: node.getText().replace(/\s+/g, ' ').trim() });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    // The name of a key stands on the keyboard.
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'kbd') return;
    if (ts.isJsxText(node) && WORD.test(node.text)) add(node);
    else if (ts.isStringLiteral(node) && TEXT.test(node.text) && isValue(node)) add(node);
    else if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) {
      const value = node.initializer;
      if (value)
        for (const text of textsOf(ts.isJsxExpression(value) && value.expression ? value.expression : value)) add(text);
    } else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const text of textsOf(node.expression)) add(text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * The components in a folder.
 * @param {string} folder
 * @returns {string[]}
 */
function components(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));
}

/** Prints what is found below `src`; the exit code is 1 if anything is. */
function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = components(join(root, 'src'));
  const found = files.flatMap((file) => textsIn(relative(root, file), readFileSync(file, 'utf8')));
  for (const { file, line, text } of found) console.error(`${file}:${line}  ${text}`);
  console.log(`texts: ${files.length} components, ${found.length} texts outside of message keys`);
  if (found.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
