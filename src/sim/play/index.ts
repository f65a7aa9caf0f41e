export { newGameState, type PlayOptions, type PlayResult, playGame } from './game';
export { POLICIES, type PolicyName } from './policies';
export { type SimOptions, type SimReport, simulate } from './simulate';
