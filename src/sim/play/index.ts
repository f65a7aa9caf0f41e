export { newGameState, type PlayOptions, type PlayResult, partyCards, playGame, toldRule } from './game';
export { POLICIES, type PolicyName } from './policies';
export { everything, type SimOptions, type SimReport, simulate } from './simulate';
