import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n, spoken } from './i18next';
import { locales, type Language } from './languages';
import type { AnyTexts, Say, SliceTexts } from './texts';

/** The texts of the slices whose code is loaded: each of those slices may be on the screen. */
const speakers = new Set<AnyTexts>();

/** Makes the hook `useT` of a slice. Code that calls this has its texts loaded before its page or dialog shows. */
export function textsOf<Source>(texts: SliceTexts<string, Source> & AnyTexts) {
  speakers.add(texts);
  return function useT(): Say<Source> {
    const { language } = useTranslation().i18n;
    return useMemo(
      () =>
        (key, ...[values]) =>
          i18n.t(`${texts.name}:${key}`, { ...values, lng: language, defaultValue: key }),
      [language],
    );
  };
}

const isThere = (language: Language, { name }: AnyTexts) => i18n.hasResourceBundle(locales[language], name);

/** Loads the texts of one slice. */
export async function loadTexts(texts: AnyTexts, language = spoken()): Promise<void> {
  if (isThere(language, texts)) return;
  const [own] = Object.values(await texts[language]());
  i18n.addResourceBundle(locales[language], texts.name, own);
}

/** Loads the texts of all loaded code in a language, and of code that is loaded meanwhile. */
export async function loadAllTexts(language: () => Language = spoken): Promise<void> {
  for (;;) {
    const missing = [...speakers].filter((texts) => !isThere(language(), texts));
    if (missing.length === 0) return;
    await Promise.all(missing.map((texts) => loadTexts(texts, language())));
  }
}

/** Returns a function that picks the words of the current language. */
export function useWords(): (words: Readonly<Record<Language, string>>) => string {
  // Renders again when the language changes.
  useTranslation();
  return (words) => words[spoken()];
}
