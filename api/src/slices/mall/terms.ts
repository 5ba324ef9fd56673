// Search terms of skins. Every prefix of a word is a term of its own, so that a query needs exact terms only, however many skins
// there are.

import { WORD_MAX, isHan, pairsOf, wordsOf } from '@skins/engine/typed';

/** Separates parts of kind terms; no query of a player contains it. */
const MARK = '§';

function beginningsOf(run: string): string[] {
  const signs = Array.from(run);
  if (isHan(run)) return [...signs, ...pairsOf(signs)];
  return signs.slice(0, WORD_MAX).map((_, k) => signs.slice(0, k + 1).join(''));
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

/** Returns the terms of a part of a name. */
export const termsOfPart = (part: string): string[] => [...new Set(wordsOf(part).flatMap(beginningsOf))];
