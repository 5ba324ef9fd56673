export const languages = ['ZH', 'EN', 'RU', 'VN'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: string | undefined): value is Language =>
  languages.some((known) => known === value);

/** BCP 47 tags. */
export const locales: Record<Language, string> = { ZH: 'zh-CN', EN: 'en', RU: 'ru', VN: 'vi' };

/** Native names. */
export const languageNames: Record<Language, string> = {
  ZH: '中文',
  EN: 'English',
  RU: 'Русский',
  VN: 'Tiếng Việt',
};

/** A few words in every language: small enough for the first load, for titles and menu entries. */
export type Words = Readonly<Record<Language, string>>;
