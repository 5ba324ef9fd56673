import { proxy, useSnapshot } from 'valtio';
import { type Language, speak } from '../i18n';
import { queries } from '../net/queries';
import { firstLanguage } from './first-language';
import { store } from './storage';

export const preferences = proxy<{ language: Language }>({ language: firstLanguage() });

export const useLanguage = (): Language => useSnapshot(preferences).language;

/** The new language's texts are there before anything switches, so no key flashes; the language that was chosen last counts. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  store('language', language);
  preferences.language = language;
  // Names of items and boxes come from the server in the caller's language.
  await queries.invalidateQueries();
}
