import type { Bilingual } from './bilingual';
import { useConsoleLocale } from './locale';
import { texts } from './texts';

type SharedTexts = typeof texts.zh;

/** Returns the shared texts in the current language. */
export const useTexts = (): SharedTexts => texts[useConsoleLocale()];

/** Returns a `useTexts` hook with one part's texts and the shared ones, and no others. */
export function textsHook<Own extends object>(own: Bilingual<Own>): () => SharedTexts & Own {
  const known = { zh: { ...texts.zh, ...own.zh }, en: { ...texts.en, ...own.en } };
  return () => known[useConsoleLocale()];
}
