import type { Locale } from './locale';

/** A value in each of the console's languages. */
export type Bilingual<Texts> = Readonly<Record<Locale, Texts>>;

/** The Chinese texts define the keys; the English ones must have the same keys to compile. */
export const bilingual = <Texts extends object>(zh: Texts, en: NoInfer<Texts>): Bilingual<Texts> => ({
  zh,
  en,
});
