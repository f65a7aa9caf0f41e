export { cardKey, type LoadedPack, makeContent } from './assemble';
export { type Loaded, loadPack, loadPackFiles, type PackFile } from './load';
export { SHIPPED_PACKS, shippedContent, shippedPack } from './packs';
export { startingLoads } from './packs/party';
export { type Problem, printProblem, type StartingLoad } from './schema';
