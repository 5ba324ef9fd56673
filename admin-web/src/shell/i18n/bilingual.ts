import type { Locale } from './locale';

/** Something in each of the console's languages. */
export type Bilingual<Texts> = Readonly<Record<Locale, Texts>>;

/** The Chinese texts say which there are; the English ones have to be the same to compile. */
export const bilingual = <Texts extends object>(zh: Texts, en: NoInfer<Texts>): Bilingual<Texts> => ({
  zh,
  en,
});
