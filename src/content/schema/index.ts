export { type BoardFile, board as boardSchema } from './common';
export * from './pack';
export * from './party';
export * from './position';
export { type Problem, printProblem, schemaProblems, show, tellIssues } from './problem';
