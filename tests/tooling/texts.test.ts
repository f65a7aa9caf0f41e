import { describe, expect, it } from 'vitest';
import { textsIn } from '../../scripts/lint/texts.mjs';

const found = (source: string): string[] => textsIn('a.tsx', source).map(({ line, text }) => `${line}: ${text}`);
/** A template of the tested source. */
const template = ['`Round $', '{p.n}`'].join('');
const jsx = (inside: string): string => `export const A = (p: { n: number; on: boolean }) => (\n${inside}\n);\n`;

describe('the search for texts in components', () => {
  it.each([
    ['a text between tags', '<p>Hello</p>', '2: Hello'],
    ['a text beside a value', '<p>{p.n} HP left</p>', '2: HP left'],
    ['a text as an expression', "<p>{'Hello'}</p>", "2: 'Hello'"],
    ['one of two texts', "<p>{p.on ? TEXT.yes : 'no way'}</p>", "2: 'no way'"],
    ['a text shown under a condition', "<p>{p.on && 'on'}</p>", "2: 'on'"],
    ['a template', `<p>{${template}}</p>`, `2: ${template}`],
    ['a joined text', "<p>{TEXT.a + ' and more'}</p>", "2: ' and more'"],
    ['a label', '<nav aria-label="Panels" />', '2: "Panels"'],
    ['a computed title', "<b title={p.on ? 'On' : TEXT.off} />", "2: 'On'"],
    ['a placeholder', "<input placeholder={'Name'} />", "2: 'Name'"],
    ['an image', '<img src="a.png" alt="A dragon" />', '2: "A dragon"'],
  ])('finds %s', (_, inside, text) => expect(found(jsx(inside))).toContain(text));

  it('finds texts in lists and functions of a component', () => {
    expect(found("const TABS = [{ tab: 'log', name: 'Log' }];\n")).toEqual(["1: 'Log'"]);
    expect(found("function name(n: number) {\n  return n > 1 ? 'Many of them' : TEXT.one;\n}\n")).toEqual([
      "2: 'Many of them'",
    ]);
  });

  it('leaves alone what is not read: keys, classes, marks, comparisons, what is named after its meaning', () => {
    const fine = [
      '<p className="q-note is-on" data-label="Hits">{TEXT.hits}</p>',
      "<p className={p.on ? 'is-on' : 'is-off'}>{filled(TEXT.n, { n: p.n })}</p>",
      '<kbd>Esc</kbd>',
      "<p>{p.n}/{p.n} · {p.on && ', '}</p>",
      "<Icon name='swords' label={TEXT.swords} />",
      "<button type='button' onKeyDown={(e) => e.key === 'Enter' && go('start')} />",
      "<a href='#x' aria-current='step'>{names.figure(p.n, 'zeke')}</a>",
    ];
    for (const inside of fine) expect(found(jsx(inside)), inside).toEqual([]);
  });
});
