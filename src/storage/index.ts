export { type Autosave, autosave } from './autosave';
export { readSave, SAVE_FORMAT, type Save, SaveError, savedOf, saveOf } from './save';
export { openSaves, type Saves } from './saves';
