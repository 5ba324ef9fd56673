import { proxy, useSnapshot } from 'valtio';
import { type Language, speak } from '../i18n';
import { queries } from '../net/queries';
import { type Offered, firstLanguage, offeredLanguage } from './first-language';
import { store, stored } from './storage';

export const preferences = proxy<{ language: Language; offered: Offered | undefined }>({
  language: firstLanguage(),
  offered: offeredLanguage(navigator.languages, stored('language')),
});

export const useLanguage = (): Language => useSnapshot(preferences).language;

/** Returns the language that is offered until the visitor chooses one. Nothing opens by itself meanwhile. */
export const useOfferedLanguage = (): Offered | undefined => useSnapshot(preferences).offered;

/** Loads a language's texts before switching, so that no key shows. The last choice wins. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  store('language', language);
  preferences.language = language;
  preferences.offered = undefined;
  // The server returns names of items and boxes in the caller's language.
  await queries.invalidateQueries();
}
