export { type Autosave, type AutosaveOptions, autosave, snapshot } from './autosave';
export { reportOf } from './report';
export { readFile, readSave, SAVE_FORMAT, type Save, SaveError, savedOf, saveOf } from './save';
export { openSaves, SaveConflict, type Saves, type Slot } from './saves';
