export type { BoardFile } from './common';
export * from './pack';
export * from './party';
export * from './position';
export { type Problem, printProblem, schemaProblems } from './problem';
