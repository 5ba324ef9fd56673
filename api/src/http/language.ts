import type { Text } from '@skins/engine/catalogue';

/** The shop's languages, as clients name them. */
export type Language = 'ZH' | 'EN' | 'RU' | 'VN';

const KEY = { ZH: 'zh', EN: 'en', RU: 'ru', VN: 'vi' } as const satisfies Record<Language, keyof Text>;

/** A text in a language. */
export const inLanguage = (text: Text, language: Language): string => text[KEY[language]];

/** The caller's language: the header `language`, else `Accept-Language`, else English. */
export function languageOf(headers: { readonly [name: string]: string | string[] | undefined }): Language {
  const own = String(headers['language'] ?? '').toUpperCase();
  if (own === 'ZH' || own === 'EN' || own === 'RU' || own === 'VN') return own;
  for (const range of String(headers['accept-language'] ?? '').split(',')) {
    const primary = range.trim().slice(0, 2).toLowerCase();
    if (primary === 'zh' || primary === 'en' || primary === 'ru') return BY_PRIMARY[primary];
    if (primary === 'vi') return 'VN';
  }
  return 'EN';
}

const BY_PRIMARY = { zh: 'ZH', en: 'EN', ru: 'RU' } as const;
