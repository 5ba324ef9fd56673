// What skins are found by. Every beginning of a word is a term of its own, so that no question is about more than single terms,
// however many skins there are.

/** Letters of a word that count. */
const WORD = 16;
/** Parts what is no word of a name; no question of a player holds one. */
const MARK = '§';

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Chinese is written without blanks: it is found by signs and pairs of them. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}/u;

/** One way to write what is written in many: without case, accents and widths. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** What stands between blanks in a text. */
export const partsOf = (text: string): readonly string[] => text.split(/[\s|]+/);
/** 'AK-47' is one word, whoever writes it how. */
const joined = (part: string): string => part.replaceAll(NO_LETTERS, '');
const runsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(RUNS) ?? []);

const pairsOf = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, k) => `${signs[k] ?? ''}${sign}`);

function beginningsOf(run: string): string[] {
  const signs = Array.from(run);
  if (HAN.test(run)) return [...signs, ...pairsOf(signs)];
  return signs.slice(0, WORD).map((_, k) => signs.slice(0, k + 1).join(''));
}

/** What skins can be narrowed to. */
export interface Kind {
  readonly category?: string | undefined;
  readonly rarity?: string | undefined;
  /** null: what does not wear */
  readonly exterior?: string | null | undefined;
}

/** The term that all skins of a kind have: one for each way to say a kind, so that none is the meeting of several. */
export function kindTerm({ category, rarity, exterior }: Kind): string {
  const wear = exterior === null ? 'none' : exterior;
  return [category, rarity, wear].map((said = '') => MARK + said.replaceAll(/[^a-z0-9]/g, MARK)).join('');
}

/** What a skin of a kind is found by. */
export const kindTermsOf = ({ category, rarity, exterior }: Kind): string[] =>
  [{}, { category }]
    .flatMap((one) => [one, { ...one, rarity }].flatMap((two) => [two, { ...two, exterior }]))
    .map(kindTerm);

/** What a part of a name is found by; what punctuation parts, by each of its words, too. */
export const termsOfPart = (part: string): string[] => [
  ...new Set(
    partsOf(plain(part)).flatMap((one) =>
      runsOf([joined(one), ...one.split(NO_LETTERS)]).flatMap(beginningsOf),
    ),
  ),
];

/** The terms that a skin has where a text finds it; none of a text without letters and digits, which finds nothing. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    runsOf(partsOf(plain(text)).map(joined)).flatMap((run) => {
      const signs = Array.from(run);
      if (HAN.test(run) && signs.length > 1) return pairsOf(signs);
      return signs.slice(0, WORD).join('');
    }),
  ),
];
