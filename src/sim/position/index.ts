export { type PositionResult, runInModes, runPosition } from './run';
