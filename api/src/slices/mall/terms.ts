// Search terms of skins. Every prefix of a word is a term of its own, so that a query needs exact terms only, however many skins
// there are.

/** Maximum length of a prefix, in characters. */
const WORD = 16;
/** Separates parts of kind terms; no query of a player contains it. */
const MARK = '§';

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Chinese has no spaces between words, so it is indexed by characters and pairs of them. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}/u;

/** Normalises a text: no case, accents or widths. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** Splits a text at spaces and pipes. */
export const partsOf = (text: string): readonly string[] => text.split(/[\s|]+/);
/** Removes punctuation, so that 'AK-47' and 'AK47' are the same word. */
const joined = (part: string): string => part.replaceAll(NO_LETTERS, '');
const runsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(RUNS) ?? []);

const pairsOf = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, k) => `${signs[k] ?? ''}${sign}`);

function beginningsOf(run: string): string[] {
  const signs = Array.from(run);
  if (HAN.test(run)) return [...signs, ...pairsOf(signs)];
  return signs.slice(0, WORD).map((_, k) => signs.slice(0, k + 1).join(''));
}

/** Kinds by which skins can be filtered. */
export interface Kind {
  readonly category?: string | undefined;
  readonly rarity?: string | undefined;
  /** null: without wear */
  readonly exterior?: string | null | undefined;
}

/** Returns the term of a kind. Each combination of criteria has its own term, so that none needs an intersection. */
export function kindTerm({ category, rarity, exterior }: Kind): string {
  const wear = exterior === null ? 'none' : exterior;
  return [category, rarity, wear].map((said = '') => MARK + said.replaceAll(/[^a-z0-9]/g, MARK)).join('');
}

/** Returns the terms of a skin's kind. */
export const kindTermsOf = ({ category, rarity, exterior }: Kind): string[] =>
  [{}, { category }]
    .flatMap((one) => [one, { ...one, rarity }].flatMap((two) => [two, { ...two, exterior }]))
    .map(kindTerm);

/** Returns the terms of a part of a name: joined, and split at punctuation. */
export const termsOfPart = (part: string): string[] => [
  ...new Set(
    partsOf(plain(part)).flatMap((one) =>
      runsOf([joined(one), ...one.split(NO_LETTERS)]).flatMap(beginningsOf),
    ),
  ),
];

/** Returns the terms that a query requires. A text without letters and digits has none, and finds nothing. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    runsOf(partsOf(plain(text)).map(joined)).flatMap((run) => {
      const signs = Array.from(run);
      if (HAN.test(run) && signs.length > 1) return pairsOf(signs);
      return signs.slice(0, WORD).join('');
    }),
  ),
];
