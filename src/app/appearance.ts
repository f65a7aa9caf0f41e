/** Puts the settings that change how the page looks on its root element, where the style sheets read them. */
import type { Settings, SettingsState } from '../stores/settings';

function apply(root: HTMLElement, { text, contrast, motion }: SettingsState): void {
  root.dataset.text = text;
  root.dataset.contrast = contrast;
  root.dataset.motion = motion;
}

/** Applies the settings now and whenever they change. Gives a function that ends it. */
export function followSettings(root: HTMLElement, settings: Settings): () => void {
  apply(root, settings.getState());
  return settings.subscribe((now) => apply(root, now));
}
