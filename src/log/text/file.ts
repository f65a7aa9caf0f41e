/** Texts of the log as a file. `{field}` is filled in. */
export const FILE_TEXT = {
  version: 'Counterstep {version}, rules {rules}',
  seed: 'Seed {seed}',
  figure: '{figure}: {cards}',
  skull: '{die} Skull',
  face: '{die} {face}',
  symbol: '{n} {symbol}',
  symbols: '{n} {symbol}s',
  sum: '{total} = {parts}',
  defense: 'Defense {total} = {parts}',
  numbers: '[{numbers}]',
} as const;
