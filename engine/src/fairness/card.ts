// Imported directly, because the kernel's index would pull in the event schemas: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** Hex digits of one number, and how many numbers a hash has. */
const DIGITS = 12;
const PARTS = 5;
/** Numbers of twelve hex digits: 2^48. */
const RANGE = 0x1000000000000;
/** Units of a return: 9,200 is 92 %. */
const WHOLE = 10_000n;

/** Maximum number of cards in a deck. */
export const DECK_MAX = 100;

/** Cards of one skin. Value in 1/10,000 gem. */
export interface DeckCards {
  readonly skinId: string;
  readonly value: number;
  readonly count: number;
}

/** The number of a turn. */
export interface CardNumber {
  /** 0 … below − 1 */
  readonly number: number;
  /** the first of the twelve hex digits that gave it: 1, 13, 25, 37 or 49 */
  readonly digits: number;
  /** whether all five parts were rejected, and the last one was taken all the same */
  readonly biased: boolean;
}

/**
 * Returns a turn's number among the cards left (docs/fairness.md, section 15): hex digits 1–12 of its hash, if they lie below the
 * largest multiple of `below`; else the next twelve, five times.
 * @param below cards left, 1 … 100
 * @throws RangeError if the hash is none, or `below` out of range
 */
export function cardNumber(resultHash: string, below: number): CardNumber {
  if (!/^[0-9a-f]{64}$/.test(resultHash)) throw new RangeError('a turn has a hash of 64 hex digits');
  if (!Number.isInteger(below) || below < 1 || below > DECK_MAX)
    throw new RangeError(`a deck has 1 to ${DECK_MAX} cards left`);
  const fair = RANGE - (RANGE % below);
  let value = 0;
  for (let part = 0; part < PARTS; part += 1) {
    value = Number.parseInt(resultHash.slice(part * DIGITS, (part + 1) * DIGITS), 16);
    if (value < fair) return { number: value % below, digits: part * DIGITS + 1, biased: false };
  }
  return { number: value % below, digits: (PARTS - 1) * DIGITS + 1, biased: true };
}

/** Returns the cards that are left: each skin's count less those turned, in the order of the composition. */
export function cardsLeft<Card extends DeckCards>(
  cards: readonly Card[],
  turned: readonly string[],
): readonly Card[] {
  const taken = new Map<string, number>();
  for (const skinId of turned) taken.set(skinId, (taken.get(skinId) ?? 0) + 1);
  return cards.map((card) => ({ ...card, count: card.count - (taken.get(card.skinId) ?? 0) }));
}

export const cardCount = (cards: readonly Pick<DeckCards, 'count'>[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the card with a number: skins in the order of the composition, each as many numbers as cards of it are left.
 * @throws RangeError if there is none
 */
export function cardAt<Card extends DeckCards>(left: readonly Card[], number: number): Card {
  let begin = 0;
  for (const card of left) {
    begin += card.count;
    if (number < begin) return card;
  }
  throw new RangeError('a number is below the cards left');
}

/** What is left of a deck, and what the next turn pays. Amounts in 1/10,000 gem. */
interface Priced {
  readonly left: readonly DeckCards[];
  /** of the last card */
  readonly extra: number;
  /** return in 1/10,000 */
  readonly rate: number;
}

/** Returns the value of all cards left, with the extra if one is left, in 1/10,000 gem. */
export function worthLeft({ left, extra }: Pick<Priced, 'left' | 'extra'>): bigint {
  const sum = left.reduce((all, { value, count }) => all + BigInt(value) * BigInt(count), 0n);
  return cardCount(left) === 1 ? sum + BigInt(extra) : sum;
}

/**
 * Returns the price of the next turn in 1/10,000 gem: ⌈worth × 10,000 / (n × rate)⌉, so that the mean card returns the rate.
 * @throws RangeError if no card is left
 */
export function cardPrice(priced: Priced): number {
  const n = BigInt(cardCount(priced.left));
  if (n === 0n) throw new RangeError('an empty deck has no price');
  const under = n * BigInt(priced.rate);
  return Number((worthLeft(priced) * WHOLE + under - 1n) / under);
}

/** What a deck is opened by. Extra in 1/10,000 gem, rate in 1/10,000. */
export interface DeckTerms {
  readonly rate: number;
  readonly extra: number;
  readonly rulesHash: string;
  /** the dearest first */
  readonly cards: readonly DeckCards[];
}

/**
 * Returns the content address of a deck's composition: SHA-256 of its canonical JSON (docs/fairness.md, section 15).
 * @param deck the deck's stream
 */
export function deckHash(
  deck: string,
  { rate, extra, rulesHash, cards }: DeckTerms,
  hash: Sha256Hex = sha256Hex,
): string {
  const listed = cards.map(({ skinId, value, count }) => ({ skinId, value, count }));
  return hash(canonicalJson({ scheme: 'v1', deck, rate, extra, rulesHash, cards: listed }));
}
