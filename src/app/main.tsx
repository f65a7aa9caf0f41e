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
import { installSprite } from '../panels/icons/sprite';
import { openAtAll } from '../storage/fleeting';
import { fetched } from '../stores/fetched';
import { createSettings, storageOf } from '../stores/settings';
import { App, type Game } from './App';
import { followSettings } from './appearance';
import { Boundary } from './Boundary';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const settings = createSettings(storageOf(window), {
  contrast: matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal',
});
followSettings(document.documentElement, settings);
installSprite(document);

const saves = fetched(() => openAtAll());
const game = fetched(async (): Promise<Game> => {
  const [{ open, ...screens }, opened] = await Promise.all([import('./game'), saves.get()]);
  return { ...screens, ...open(settings, opened) };
});
const play = fetched(() => import('./play'));

createRoot(root).render(
  <StrictMode>
    <Boundary saves={saves} game={game}>
      {(without) => <App saves={saves} game={game} play={play} without={without} />}
    </Boundary>
  </StrictMode>,
);
