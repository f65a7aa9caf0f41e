/** The arrows of the architecture (docs/architecture.md). Type-only imports count as imports. */
module.exports = {
  forbidden: [
    {
      name: 'engine-is-pure',
      comment: 'The engine imports only itself and pure-rand: it runs in a page, a worker and Node.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { pathNot: ['^src/engine/', '(^|/)node_modules/pure-rand/'] },
    },
    {
      name: 'content-knows-only-the-engine',
      comment: 'Content may use the engine and shared libraries; never the log, stores, pages, simulation or server.',
      severity: 'error',
      from: { path: '^src/content/' },
      to: { path: '^src/', pathNot: ['^src/content/', '^src/engine/'] },
    },
    {
      name: 'content-runs-no-rule',
      comment: 'Card data may name types of the engine and read its registries; only coded cards are steps themselves.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: '^src/content/scripts/' },
      // The kinds of questions and answers are names, a registry.
      to: {
        path: '^src/engine/(kernel|frames|queries|ai)/',
        pathNot: '^src/engine/kernel/kinds\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-do-not-resolve-rules',
      comment: 'What is shown comes from the state, the open question and the queries, never from frames or effects.',
      severity: 'error',
      from: { path: '^src/(board|panels|app)/' },
      to: { path: '^src/engine/(frames|effects)/' },
    },
    {
      name: 'pages-carry-no-parser',
      comment: 'The page has the cards as read; the parser and the schemas of packs come only when they are asked for.',
      severity: 'error',
      from: { path: '^src/(log|stores|storage|board|panels|app)/' },
      to: {
        path: '^src/content/',
        pathNot: '^src/content/(assemble\\.ts|packs/ready\\.ts|schema/problem\\.ts|ledger/|language/print)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'only-the-core-of-konva',
      comment: 'The board draws its own shapes: konva/lib/Core and react-konva/lib/ReactKonvaCore save 21 kB gzipped.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '(^|/)node_modules/(react-konva/(es|lib)/ReactKonva(Core\\.d\\.ts|\\.js)|konva/lib/index\\.(d\\.ts|js))$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-app',
      comment: 'The shell is the top: it imports the others.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'kernel-knows-no-rules',
      comment: 'The run loop knows frames, questions and scopes; rules come in through the machine.',
      severity: 'error',
      from: { path: '^src/engine/kernel/' },
      to: { path: '^src/', pathNot: '^src/engine/kernel/' },
    },
    {
      name: 'board-knows-no-figures',
      comment: 'Geometry knows spaces and bases; who stands there comes in through callbacks.',
      severity: 'error',
      from: { path: '^src/engine/board/' },
      to: { path: '^src/', pathNot: '^src/engine/board/' },
    },
    {
      name: 'no-circles',
      comment:
        'Values may not be imported in a circle; types may. The rules themselves are mutually recursive (a condition reads a stat, a stat has conditions; a verb runs a frame, a frame runs verbs): docs/decisions/0004.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/engine/(ai|conditions|dice|effects|frames|points|queries|rules|[^/]+\\.ts$)',
      },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
