export { cardKey, type Loaded, type LoadedPack, loadPack, loadPackFiles, makeContent, type PackFile } from './load';
export { SHIPPED_PACKS, shippedContent, shippedPack } from './packs';
export { startingLoads } from './packs/party';
export { type Problem, printProblem, type StartingLoad } from './schema';
