export { type Autosave, autosave, snapshot } from './autosave';
export { FileError, textOf } from './fileText';
export { fleetingSaves, openAtAll, Unkept } from './fleeting';
export { type Head, type HeadMember, readHead } from './head';
export { reportOf } from './report';
export { originProblems, readFile, readSave, type Save, SaveError, savedOf, saveOf } from './save';
export { type Named, openSaves, type Saves } from './saves';
