import { proxy, useSnapshot } from 'valtio';
import { type Language, isLanguage, speak } from '../i18n';
import { queries } from '../net/queries';
import { store, stored } from './storage';

/** The stored choice, else the browser's language, else English. */
function firstLanguage(): Language {
  const chosen = stored('language');
  if (isLanguage(chosen)) return chosen;
  const wished = navigator.language.slice(0, 2).toLowerCase();
  if (wished === 'zh') return 'ZH';
  if (wished === 'ru') return 'RU';
  if (wished === 'vi') return 'VN';
  return 'EN';
}

export const preferences = proxy<{ language: Language }>({ language: firstLanguage() });

export const useLanguage = (): Language => useSnapshot(preferences).language;

/** The new language's texts are there before anything switches, so no key flashes. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  store('language', language);
  preferences.language = language;
  // Names of items and boxes come from the server in the caller's language.
  await queries.invalidateQueries();
}
