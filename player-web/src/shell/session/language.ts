import { proxy, useSnapshot } from 'valtio';
import { type Language, speak } from '../i18n';
import { queries } from '../net/queries';
import { firstLanguage } from './first-language';
import { store } from './storage';

export const preferences = proxy<{ language: Language }>({ language: firstLanguage() });

export const useLanguage = (): Language => useSnapshot(preferences).language;

/** Loads a language's texts before switching, so that no key shows. The last choice wins. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  store('language', language);
  preferences.language = language;
  // The server returns names of items and boxes in the caller's language.
  await queries.invalidateQueries();
}
