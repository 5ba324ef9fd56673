import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Texts } from './texts';
import type zh from './zh';

/** All texts of one language. */
export type AllTexts = Texts<typeof zh>;

export const languages = ['ZH', 'EN', 'RU', 'VN'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: string | undefined): value is Language =>
  languages.some((known) => known === value);

/** As the browser names them. */
export const locales: Record<Language, string> = { ZH: 'zh-CN', EN: 'en', RU: 'ru', VN: 'vi' };

/** As their speakers name them. */
export const languageNames: Record<Language, string> = {
  ZH: '中文',
  EN: 'English',
  RU: 'Русский',
  VN: 'Tiếng Việt',
};

export const i18n = createInstance();

const bundles: Record<Language, () => Promise<{ default: AllTexts }>> = {
  ZH: () => import('./zh'),
  EN: () => import('./en'),
  RU: () => import('./ru'),
  VN: () => import('./vn'),
};

async function load(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(locales[language], 'translation')) return;
  const { default: texts } = await bundles[language]();
  i18n.addResourceBundle(locales[language], 'translation', texts);
}

/** Starts with one language; the others come when they are chosen. */
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

/** Loads a language and then switches to it. */
export async function speak(language: Language): Promise<void> {
  await load(language);
  await i18n.changeLanguage(locales[language]);
  document.documentElement.lang = locales[language];
}
