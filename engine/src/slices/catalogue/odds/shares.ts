import { TICKETS } from '../../../fairness/index.ts';
import { apportion, largestRemainder } from '../apportion.ts';

/** The unit of odds: percent of all opens, weights of any size, or tickets of the 2^24. */
export type OddsUnit = 'percent' | 'weight' | 'tickets';

/** Odds as tickets, and as the exact decimal texts with which a box is published. */
export interface Shares {
  readonly tickets: readonly number[];
  readonly probabilities: readonly string[];
}

/** The reasons that texts are no valid odds; `item` is an index into the list. */
export type SharesFault =
  | { readonly code: 'bad-share'; readonly item: number }
  /** the actual and the required sum */
  | { readonly code: 'sum'; readonly sum: string; readonly whole: string }
  | { readonly code: 'no-ticket'; readonly item: number };

/** Enough places for every decimal of a ticket's share in percent. */
const PLACES = 28;
const SCALE = 10n ** BigInt(PLACES);
/** A ticket's share, 2^-24, has as many decimals as halvings. */
const TICKET_PLACES = 24;
const WHOLE: Readonly<Record<Exclude<OddsUnit, 'weight'>, bigint>> = {
  percent: 100n * SCALE,
  tickets: BigInt(TICKETS) * SCALE,
};

/** @param texts decimals above 0, in the order in which items take their tickets */
export function sharesOf(unit: OddsUnit, texts: readonly string[]): Shares | SharesFault {
  const parts: bigint[] = [];
  for (const [item, text] of texts.entries()) {
    const part = parsed(text);
    if (part === undefined || part === 0n || (unit === 'tickets' && part % SCALE !== 0n))
      return { code: 'bad-share', item };
    parts.push(part);
  }
  const sum = parts.reduce((a, b) => a + b, 0n);
  const whole = unit === 'weight' ? sum : WHOLE[unit];
  if (sum !== whole || sum === 0n)
    return { code: 'sum', sum: written(sum, PLACES), whole: written(whole, PLACES) };
  return unit === 'percent' ? ofProbabilities(parts.map(asProbability)) : ofTickets(parts, whole);
}

function ofProbabilities(probabilities: readonly string[]): Shares | SharesFault {
  const tickets = apportion(probabilities);
  if (!('code' in tickets)) return { tickets, probabilities };
  return tickets.code === 'probabilities-sum'
    ? { code: 'sum', sum: tickets.sum, whole: '1' }
    : { code: tickets.code === 'no-ticket' ? 'no-ticket' : 'bad-share', item: tickets.item };
}

function ofTickets(parts: readonly bigint[], whole: bigint): Shares | SharesFault {
  const tickets = largestRemainder(parts, whole);
  const empty = tickets.indexOf(0);
  return empty === -1
    ? { tickets, probabilities: tickets.map(probabilityText) }
    : { code: 'no-ticket', item: empty };
}

/** Returns the same odds in another unit: percent exactly as published, weights and tickets as tickets. */
export const textsIn = (unit: OddsUnit, { tickets, probabilities }: Shares): readonly string[] =>
  unit === 'percent'
    ? probabilities.map((text) => written((parsed(text) ?? 0n) * 100n, PLACES))
    : tickets.map(String);

/** Returns the rest for one item, given the others; undefined if there is none, or for weights, which have no whole. */
export function remainderOf(unit: OddsUnit, others: readonly string[]): string | undefined {
  if (unit === 'weight') return undefined;
  const parts = others.map(parsed).filter((part) => part !== undefined);
  const left = WHOLE[unit] - parts.reduce((a, b) => a + b, 0n);
  return parts.length === others.length && left > 0n ? written(left, PLACES) : undefined;
}

/** Returns a ticket count as an exact probability. */
const probabilityText = (tickets: number): string =>
  written((BigInt(tickets) * 10n ** BigInt(TICKET_PLACES)) / BigInt(TICKETS), TICKET_PLACES);

const asProbability = (percent: bigint): string => written(percent, PLACES + 2);

function parsed(text: string): bigint | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,28}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = '0', places = ''] = match;
  return BigInt(whole + places.padEnd(PLACES, '0'));
}

function written(scaled: bigint, places: number): string {
  const one = 10n ** BigInt(places);
  const text = `${scaled / one}.${String(scaled % one).padStart(places, '0')}`;
  return text.replace(/\.?0+$/, '');
}
