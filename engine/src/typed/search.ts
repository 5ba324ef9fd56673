// The search for names, in the shop and in the console. A word of a query is found at the beginning of a word of a name, whatever
// its case, accents, width and punctuation, and in any order.

import { plain } from './plain.ts';

/** Maximum length of a query. Names are shorter, so a longer one finds nothing. */
export const SEARCH_MAX = 100;
/** Letters of a word that are compared. */
export const WORD_MAX = 16;

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Chinese has no spaces between words, so it is searched by characters and pairs of them. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}/u;
/** begins each word of a searchable text */
const BEGIN = '\n';

/** Normalises a text: no case, accents, widths or invisible signs. */
const normal = (text: string): string =>
  plain(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** Splits a text at spaces and pipes. */
export const partsOf = (text: string): readonly string[] => text.split(/[\s|]+/);
/** Removes punctuation, so that 'AK-47' and 'AK47' are the same word. */
const joined = (part: string): string => part.replaceAll(NO_LETTERS, '');
const runsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(RUNS) ?? []);

export const isHan = (run: string): boolean => HAN.test(run);
export const pairsOf = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, k) => `${signs[k] ?? ''}${sign}`);

/** Returns the words of a name: joined, and split at punctuation. */
export const wordsOf = (name: string): string[] => [
  ...new Set(partsOf(normal(name)).flatMap((one) => runsOf([joined(one), ...one.split(NO_LETTERS)]))),
];

/** Returns a typed query as it is sent: of one that is too long, enough to find nothing. */
export const searchTyped = (text: string): string => text.trim().slice(0, SEARCH_MAX + 1);

/** Returns the terms that a query requires. Undefined: it can find nothing, being too long or without letters and digits. */
export function termsIn(text: string): string[] | undefined {
  if (text.trim().length > SEARCH_MAX) return undefined;
  const terms = runsOf(partsOf(normal(text)).map(joined)).flatMap((run) => {
    const signs = Array.from(run);
    if (isHan(run) && signs.length > 1) return pairsOf(signs);
    return signs.slice(0, WORD_MAX).join('');
  });
  return terms.length === 0 ? undefined : [...new Set(terms)];
}

/** Returns names as one text in which `soughtIn` is looked for. */
export const searchable = (names: readonly string[]): string =>
  [...new Set(names.flatMap(wordsOf))].map((word) => BEGIN + word).join('');

/** Returns what a searchable text must contain to match a query; an empty query asks for nothing. Undefined: nothing matches. */
export const soughtIn = (text: string): readonly string[] | undefined =>
  text.trim() === '' ? [] : termsIn(text)?.map((term) => (isHan(term) ? term : BEGIN + term));

/** Returns whether names match a query. */
export const isFound = (sought: readonly string[] | undefined, within: string): boolean =>
  sought?.every((one) => within.includes(one)) ?? false;
