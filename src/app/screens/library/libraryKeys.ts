/** Keys of the library: `/` searches, Esc clears, arrows go from card to card. */
import { useEffect, useRef } from 'react';
import { nextCard } from './arrows';

const SEARCH = '[data-search]';
const CARD = '[data-card]';

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARD)];

/** The card that a key leads to from what has the focus; null where the key is not for the cards. */
function leadsTo(target: Element, key: string): HTMLElement | null {
  const all = cards();
  if (target.matches(SEARCH)) return key === 'ArrowDown' ? (all[0] ?? null) : null;
  const at = all.findIndex((card) => card.isSameNode(target));
  const places = all.map((card) => {
    const { left, top } = (card.closest('article') ?? card).getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top) };
  });
  return all[nextCard(places, at, key) ?? -1] ?? null;
}

/** @param clear drops what is searched for; null while nothing is */
export function useLibraryKeys(clear: (() => void) | null): void {
  const now = useRef(clear);
  useEffect(() => {
    now.current = clear;
  });
  useEffect(() => {
    const used = (e: KeyboardEvent): boolean => {
      const target = e.target instanceof Element ? e.target : document.body;
      const search = document.querySelector<HTMLInputElement>(SEARCH);
      if (e.key === '/' && target !== search) {
        search?.focus();
        search?.select();
        return true;
      }
      if (e.key === 'Escape' && now.current) {
        now.current();
        return true;
      }
      if (e.key === 'Escape' && target === search) {
        search.blur();
        return true;
      }
      const card = leadsTo(target, e.key);
      card?.focus();
      card?.scrollIntoView({ block: 'nearest' });
      return card !== null;
    };
    const listen = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
      if (!used(e)) return;
      e.preventDefault();
      e.stopPropagation();
    };
    // Before the page, where Esc leaves the screen.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
