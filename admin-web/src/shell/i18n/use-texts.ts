import type { Bilingual } from './bilingual';
import { useConsoleLocale } from './locale';
import { texts } from './texts';

type SharedTexts = typeof texts.zh;

/** What every part may say, in the language that is switched on. */
export const useTexts = (): SharedTexts => texts[useConsoleLocale()];

/** Makes a part's own `useTexts`, which knows its texts and those of every part, and no others. */
export function textsHook<Own extends object>(own: Bilingual<Own>): () => SharedTexts & Own {
  const known = { zh: { ...texts.zh, ...own.zh }, en: { ...texts.en, ...own.en } };
  return () => known[useConsoleLocale()];
}
