import { TICKETS } from '../../fairness/index.ts';

/** The reasons that probabilities cannot become tickets; `item` is an index into the list. */
export type ApportionFault =
  | { readonly code: 'bad-probability'; readonly item: number }
  | { readonly code: 'probabilities-sum'; readonly sum: string }
  | { readonly code: 'no-ticket'; readonly item: number };

const PLACES = 30;
const ONE = 10n ** BigInt(PLACES);

/** The pattern of a probability: a decimal text above 0, at most 1, with at most 30 places. */
export const PROBABILITY = `^(?:(1)(?:\\.0{1,${PLACES}})?|0\\.(?=0*[1-9])(\\d{1,${PLACES}}))$`;
const probability = new RegExp(PROBABILITY);

/**
 * Splits the 2^24 tickets by largest remainder: every item gets the whole part of its share, and the leftover tickets
 * go to the largest remainders, the item listed first on a tie. Exact integer arithmetic.
 * @param probabilities decimal texts between 0 and 1, at most 30 places, that sum to exactly 1
 * @returns tickets per item, in the same order, summing to 2^24
 */
export function apportion(probabilities: readonly string[]): readonly number[] | ApportionFault {
  const scaled: bigint[] = [];
  for (const [item, text] of probabilities.entries()) {
    const value = parseProbability(text);
    if (value === undefined) return { code: 'bad-probability', item };
    scaled.push(value);
  }
  const sum = scaled.reduce((a, b) => a + b, 0n);
  if (sum !== ONE) return { code: 'probabilities-sum', sum: decimalText(sum) };
  const tickets = largestRemainder(scaled, ONE);
  const empty = tickets.indexOf(0);
  return empty === -1 ? tickets : { code: 'no-ticket', item: empty };
}

/**
 * @param parts parts of the whole, summing to it
 * @returns tickets per part; a part that is too small has none
 */
export function largestRemainder(parts: readonly bigint[], whole: bigint): number[] {
  const shares = parts.map((value) => value * BigInt(TICKETS));
  const tickets = shares.map((share) => Number(share / whole));
  const left = TICKETS - tickets.reduce((a, b) => a + b, 0);
  const byRemainder = shares
    .map((share, item) => ({ item, remainder: share % whole }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.item - b.item : a.remainder > b.remainder ? -1 : 1));
  for (const { item } of byRemainder.slice(0, left)) tickets[item] = (tickets[item] ?? 0) + 1;
  return tickets;
}

function parseProbability(text: string): bigint | undefined {
  const match = probability.exec(text);
  if (match === null) return undefined;
  const [, whole = '0', places = ''] = match;
  return BigInt(whole + places.padEnd(PLACES, '0'));
}

const decimalText = (scaled: bigint): string =>
  `${scaled / ONE}.${String(scaled % ONE).padStart(PLACES, '0')}`.replace(/\.?0+$/, '');
