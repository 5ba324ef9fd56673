import { useSyncExternalStore } from 'react';

export type Locale = 'zh' | 'en';

const KEY = 'skins-console.locale';
const changed = new EventTarget();

const localeOf = (name: string): Locale => (name.toLowerCase().startsWith('zh') ? 'zh' : 'en');

let current = localeOf(localStorage.getItem(KEY) ?? navigator.language);

/** Returns the current language: the last choice, else the browser's. */
export const consoleLocale = (): Locale => current;

export function switchLocale(locale: Locale): void {
  current = locale;
  localStorage.setItem(KEY, locale);
  changed.dispatchEvent(new Event('change'));
}

export const useConsoleLocale = (): Locale => useSyncExternalStore(onChange, consoleLocale);

function onChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
