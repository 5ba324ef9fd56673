import { initReactI18next } from 'react-i18next';
import { i18n } from './i18next';
import { locales, type Language } from './languages';
import { loadAllTexts } from './slice-texts';
import type { SharedTexts } from './shared-texts';
import type { Loads } from './texts';

export { i18n } from './i18next';
export { type Language, type Words, languageNames, languages, locales } from './languages';
export { loadAllTexts, loadTexts, textsOf, useWords } from './slice-texts';
export type { AnyTexts, Loads, SliceTexts } from './texts';

export const shared: { readonly [Spoken in Language]: Loads<{ readonly default: SharedTexts<Spoken> }> } = {
  ZH: () => import('./zh'),
  EN: () => import('./en'),
  RU: () => import('./ru'),
  VN: () => import('./vn'),
};

async function loadShared(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(locales[language], 'translation')) return;
  const { default: texts } = await shared[language]();
  i18n.addResourceBundle(locales[language], 'translation', texts);
}

/** Starts with one language; the others load when they are chosen. */
export async function startSpeaking(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: locales[language],
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await speak(language);
}

let wanted: Language | undefined;

/**
 * Loads a language with the texts of every slice that may be on the screen, then switches to it.
 * @returns false if another language was chosen meanwhile
 */
export async function speak(language: Language): Promise<boolean> {
  wanted = language;
  await loadShared(language);
  await loadAllTexts(() => language);
  if (wanted !== language) return false;
  await i18n.changeLanguage(locales[language]);
  document.documentElement.lang = locales[language];
  return true;
}
