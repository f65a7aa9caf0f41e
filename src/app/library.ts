/** The library of cards. Fetched when it is opened. */
export { LibraryScreen } from './screens/LibraryScreen';
