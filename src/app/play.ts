/** The screens around a game with the board that they draw. Fetched while the player looks at the start. */
export { PlacementScreen } from './screens/PlacementScreen';
export { ResultScreen } from './screens/ResultScreen';
export { TableScreen } from './screens/TableScreen';
