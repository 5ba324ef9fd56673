import type { Skin } from '@skins/engine/catalogue';

// What skins are found by. Every beginning of a word is a term of its own, so that no question of the index is about more than
// single terms, however many skins there are.

/** Letters of a word that count. */
const WORD = 16;
/** Stands before what is no word of a name; no question of a player holds one. */
const MARK = '§';
/** What every skin has. */
export const ANY = `${MARK}a`;

const LETTERS = /[\p{L}\p{N}]+/gu;
/** Chinese is written without blanks: it is found by signs and pairs of them. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}/u;

/** One way to write what is written in many: without case, accents and widths. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const runsOf = (text: string): string[] =>
  [...plain(text).matchAll(LETTERS)].flatMap(([word]) => word.match(RUNS) ?? []);

const pairsOf = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, k) => `${signs[k] ?? ''}${sign}`);

function beginningsOf(run: string): string[] {
  const signs = [...run];
  if (HAN.test(run)) return [...signs, ...pairsOf(signs)];
  return signs.slice(0, WORD).map((_, k) => signs.slice(0, k + 1).join(''));
}

type Facets = Pick<Skin, 'category' | 'rarity' | 'exterior'>;

/** What a skin is of a kind by; each is one term. */
export const facet = {
  category: (category: string): string => `${MARK}c${category.replaceAll(/[^a-z0-9]/g, MARK)}`,
  rarity: (rarity: string): string => `${MARK}r${rarity}`,
  exterior: (exterior: string | null): string => `${MARK}w${exterior ?? 'none'}`,
};

/** All terms of a skin, each once. */
export function termsOf({ name, category, rarity, exterior }: Facets & Pick<Skin, 'name'>): string[] {
  const { zh, en, ru, vi } = name;
  const words = [zh, en, ru, vi].flatMap(runsOf).flatMap(beginningsOf);
  return [
    ...new Set([...words, ANY, facet.category(category), facet.rarity(rarity), facet.exterior(exterior)]),
  ];
}

/** The terms that a skin has where a text finds it; none of a text without letters and digits, which finds nothing. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    runsOf(text).flatMap((run) => {
      const signs = [...run];
      if (HAN.test(run) && signs.length > 1) return pairsOf(signs);
      return signs.slice(0, WORD).join('');
    }),
  ),
];
