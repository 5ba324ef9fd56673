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

/** A word or two in every language: small enough to be there from the start, as titles and entries of menus are. */
export type Words = Readonly<Record<Language, string>>;
