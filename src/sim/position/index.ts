export { type PositionResult, runPosition } from './run';
