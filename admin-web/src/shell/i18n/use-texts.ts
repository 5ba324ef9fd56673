import type { Bilingual } from './bilingual';
import { useConsoleLocale } from './locale';
import { texts } from './texts';

type SharedTexts = typeof texts.zh;

/** Returns the texts shared by every part, in the chosen language. */
export const useTexts = (): SharedTexts => texts[useConsoleLocale()];

/** Makes a part's own `useTexts`, which knows its own texts and the shared ones. */
export function textsHook<Own extends object>(own: Bilingual<Own>): () => SharedTexts & Own {
  const known = { zh: { ...texts.zh, ...own.zh }, en: { ...texts.en, ...own.en } };
  return () => known[useConsoleLocale()];
}
