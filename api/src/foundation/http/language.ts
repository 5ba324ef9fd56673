import type { Text } from '@skins/engine/catalogue';

/** The shop's languages, by their names in requests. */
export type Language = 'ZH' | 'EN' | 'RU' | 'VN';

/** The member of a text that holds each language. */
export const TEXT_KEY = { ZH: 'zh', EN: 'en', RU: 'ru', VN: 'vi' } as const satisfies Record<
  Language,
  keyof Text
>;

/** Returns a text in a language. */
export const inLanguage = (text: Text, language: Language): string => text[TEXT_KEY[language]];

/** Returns the caller's language: the header `language`, else the first choice of `Accept-Language`, else English. */
export function languageOf(headers: { readonly [name: string]: string | string[] | undefined }): Language {
  const own = String(headers['language'] ?? '').toUpperCase();
  if (own === 'ZH' || own === 'EN' || own === 'RU' || own === 'VN') return own;
  const ranges = String(headers['accept-language'] ?? '');
  if (ranges === '') return 'EN';
  const accepted = ranges
    .split(',')
    .map(rangeOf)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { primary } of accepted) {
    const spoken = BY_PRIMARY.get(primary);
    if (spoken !== undefined) return spoken;
  }
  return 'EN';
}

const BY_PRIMARY: ReadonlyMap<string, Language> = new Map([
  ['zh', 'ZH'],
  ['en', 'EN'],
  ['ru', 'RU'],
  ['vi', 'VN'],
]);

/** Parses a range of `Accept-Language`, such as `zh-CN;q=0.8`. The default quality is 1. */
function rangeOf(range: string): { readonly primary: string; readonly quality: number } {
  const [tag = '', quality] = range.split(/;\s*q=/i);
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return { primary, quality: quality === undefined ? 1 : Number(quality) };
}
