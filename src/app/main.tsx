import '@fontsource/grenze/latin-500.css';
import '@fontsource/grenze/latin-500-italic.css';
import '@fontsource/grenze/latin-600.css';
import '@fontsource/fira-sans/latin-400.css';
import '@fontsource/fira-sans/latin-500.css';
import '@fontsource/fira-sans/latin-600.css';
import '@fontsource/fira-sans-condensed/latin-500.css';
import '@fontsource/fira-sans-condensed/latin-600.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shippedContent } from '../content';
import { installSprite } from '../panels/icons/sprite';
import { autosave, openSaves } from '../storage';
import { createTable } from '../stores/createTable';
import { App } from './App';
import { followSettings } from './appearance';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const content = shippedContent();
const table = createTable({
  content,
  storage: localStorage,
  wished: { contrast: matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal' },
  calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
});
followSettings(document.documentElement, table.settings);
const saves = await openSaves();
const saving = autosave(table.session, saves, Date.now, (problem) => {
  document.body.dataset.unsaved = problem ?? '';
});

installSprite(document);
createRoot(root).render(
  <StrictMode>
    <App table={table} saves={saves} settled={() => saving.settled()} />
  </StrictMode>,
);
