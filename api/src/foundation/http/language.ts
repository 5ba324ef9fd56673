import type { Text } from '@skins/engine/catalogue';

/** The shop's languages, as clients name them. */
export type Language = 'ZH' | 'EN' | 'RU' | 'VN';

const KEY = { ZH: 'zh', EN: 'en', RU: 'ru', VN: 'vi' } as const satisfies Record<Language, keyof Text>;

/** A text in a language. */
export const inLanguage = (text: Text, language: Language): string => text[KEY[language]];

/** The caller's language: the header `language`, else what `Accept-Language` likes best, else English. */
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

/** A range of `Accept-Language`: `zh-CN;q=0.8`. Without a quality it is 1. */
function rangeOf(range: string): { readonly primary: string; readonly quality: number } {
  const [tag = '', quality] = range.split(/;\s*q=/i);
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return { primary, quality: quality === undefined ? 1 : Number(quality) };
}
