import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n, spoken } from './i18next';
import { locales, type Language } from './languages';
import type { Loads, Say, TextLoads } from './texts';

/** A slice, as far as it speaks. */
interface Speaker {
  readonly name: string;
  readonly texts: Readonly<Record<Language, Loads<object>>>;
}

/** The slices whose code has come: each of them may be on the screen. */
const speakers = new Set<Speaker>();

/** The texts of a slice, as `useT`. Whatever module asks for them has them loaded before its page or dialog shows. */
export function textsOf<Source>(
  slice: { readonly name: string; readonly texts: TextLoads<Source> } & Speaker,
) {
  speakers.add(slice);
  return function useT(): Say<Source> {
    const { language } = useTranslation().i18n;
    return useMemo(
      () =>
        (key, ...[values]) =>
          i18n.t(`${slice.name}:${key}`, { ...values, lng: language, defaultValue: key }),
      [language],
    );
  };
}

const isThere = (language: Language, { name }: Speaker) => i18n.hasResourceBundle(locales[language], name);

/** Loads the texts of one slice, so that they come beside its code and not after it. */
export async function loadTexts(slice: Speaker, language = spoken()): Promise<void> {
  if (!isThere(language, slice))
    i18n.addResourceBundle(locales[language], slice.name, await slice.texts[language]());
}

/** Loads what the code that is here needs to speak a language. More code may come meanwhile. */
export async function loadAllTexts(language: () => Language = spoken): Promise<void> {
  for (;;) {
    const missing = [...speakers].filter((slice) => !isThere(language(), slice));
    if (missing.length === 0) return;
    await Promise.all(missing.map((slice) => loadTexts(slice, language())));
  }
}

/** Says words that every language has with it. */
export function useWords(): (words: Readonly<Record<Language, string>>) => string {
  // Draws again when the language changes.
  useTranslation();
  return (words) => words[spoken()];
}
