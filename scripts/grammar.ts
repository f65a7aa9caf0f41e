/** Makes the parser of the card language from its grammar: `npm run grammar`. The result is committed; a test compares it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

const folder = fileURLToPath(new URL('../src/content/language/', import.meta.url));
/** In reading order: the first file holds the start rules. */
const FILES = ['line', 'moments', 'figures', 'effects'].map((name) => `${name}.peggy`);
const START = ['LineText', 'SentencesText', 'CondsText', 'EndingText', 'TagText', 'AttackText'];

/**
 * Peggy builds its 1,800 rules, literals and actions anew for every text, which takes longer than reading one. This keeps
 * them: they are built once, and only the state is set back.
 */
function buildOnce(module: string): string {
  let result = module;
  const replace = (from: string, to: string): void => {
    if (result.split(from).length !== 2) throw new Error(`Peggy's output has changed: ${from}`);
    result = result.replace(from, () => to);
  };
  replace(
    'function peg$parse(input, options) {\n  options = options !== undefined ? options : {};\n',
    'function peg$build() {\n  let input = "";\n  let options = {};\n',
  );
  replace(
    'const peg$posDetailsCache = [{ line: 1, column: 1 }];',
    'let peg$posDetailsCache = [{ line: 1, column: 1 }];',
  );
  replace(
    '\n  peg$result = peg$startRuleFunction();\n',
    `
  return (text, given) => {
  input = text;
  options = given;
  peg$currPos = peg$savedPos = peg$maxFailPos = peg$silentFails = 0;
  peg$posDetailsCache = [{ line: 1, column: 1 }];
  peg$maxFailExpected = [];
  peg$result = peg$startRuleFunctions[options.startRule]();
`,
  );
  replace(
    '    peg$throw();\n  }\n}\n',
    `    peg$throw();
  }
  };
}
let peg$run;
function peg$parse(text, options) {
  peg$run ??= peg$build();
  return peg$run(text, options);
}
`,
  );
  // Comparing in place makes no strings.
  return result.replace(/input\.substr\(peg\$currPos, \d+\) === (peg\$c\d+)/g, 'input.startsWith($1, peg$currPos)');
}

/** Text of the generated module: the parser, and the words of its literals (normalizing needs them). */
export function generateGrammar(): string {
  const missing = readdirSync(`${folder}grammar`).filter((file) => !FILES.includes(file));
  if (missing.length > 0) throw new Error(`not listed in scripts/grammar.ts: ${missing.join(', ')}`);
  const sources = FILES.map((file) => ({ source: file, text: readFileSync(`${folder}grammar/${file}`, 'utf8') }));
  const module = peggy.generate(sources, { output: 'source', format: 'es', allowedStartRules: START });
  const words = new Set<string>();
  for (const { text } of sources) {
    // Comments and actions hold no double-quoted literals that end in a blank.
    for (const [, literal] of text.matchAll(/"([^"\n]* )"/g)) {
      for (const word of literal!.split(' ')) if (/^[a-z0-9]/.test(word)) words.add(word);
    }
  }
  // The types stand in grammar.generated.d.ts.
  return `// @ts-nocheck\n${buildOnce(module)}\nexport const WORDS = ${JSON.stringify([...words].sort())};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${folder}grammar.generated.js`, generateGrammar());
}
