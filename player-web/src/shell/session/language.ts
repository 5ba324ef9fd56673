import { proxy, useSnapshot } from 'valtio';
import { type Language, speak } from '../i18n';
import { queries } from '../net/queries';
import { type Offered, firstLanguage, offeredLanguage } from './first-language';
import { store, stored } from './storage';

export const preferences = proxy<{
  language: Language;
  offered: Offered | undefined;
  /** whether what opens by itself waits for the offer's answer */
  waits: boolean;
}>({
  waits: true,
  language: firstLanguage(),
  offered: offeredLanguage(navigator.languages, stored('language')),
});

export const useLanguage = (): Language => useSnapshot(preferences).language;

/** Returns the language that is offered until the visitor chooses one. */
export const useOfferedLanguage = (): Offered | undefined => useSnapshot(preferences).offered;

/** Returns whether nothing opens by itself, as a language is offered on the first page of a visit. */
export function useOfferWaits(): boolean {
  const { offered, waits } = useSnapshot(preferences);
  return waits && offered !== undefined;
}

/** Loads a language's texts before switching, so that no key shows. The last choice wins. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  store('language', language);
  preferences.language = language;
  preferences.offered = undefined;
  // What began to load while the texts changed asked in the former language.
  await queries.cancelQueries({ type: 'active' });
  // The server returns names of items and boxes in the caller's language.
  await queries.invalidateQueries();
}
