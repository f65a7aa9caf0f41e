export { newGameState, type PlayResult, partyCards, playGame, toldRule } from './game';
export { POLICIES, type PolicyName } from './policies';
export { everything, type SimReport, simulate } from './simulate';
