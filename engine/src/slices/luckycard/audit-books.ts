import { DatedFacts, type EventData, type Place } from '../../kernel/index.ts';
import type { CardClaimed, CardTurned, DeckOpened } from './events.ts';

// The auditor's books of decks.

type Opened = EventData<typeof DeckOpened>;

/** A deck that is open. */
export interface DeckBook {
  readonly place: Place;
  readonly opened: Opened;
  /** cards left by skin, in the order of the composition */
  readonly left: Map<string, number>;
  readonly values: ReadonlyMap<string, number>;
  /** of the table */
  readonly places: Set<number>;
  turns: number;
  /** time of the opening, or of the latest turn */
  since: number;
  pending: (EventData<typeof CardClaimed> & { readonly at: Place }) | undefined;
  turned: EventData<typeof CardTurned> | undefined;
}

/** Books of a player's stream; JSON. */
export interface Own {
  /** presses that were not turned or released, by place: the deck */
  readonly pressed: Record<Place, string>;
}

export interface Shop {
  /** facts, by stream: decks that are open */
  readonly decks: Map<string, DeckBook>;
  /** facts, by kind: the number of its latest deck */
  readonly numbers: Map<string, number>;
  /** facts, by skin, 1/10,000 gem */
  readonly prices: DatedFacts<number>;
  opened: number;
  turned: number;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ pressed: {} });

export const shopBook = (): Shop => ({
  decks: new Map(),
  numbers: new Map(),
  prices: new DatedFacts(),
  opened: 0,
  turned: 0,
});

export const deckBook = (place: Place, opened: Opened, since: number): DeckBook => ({
  place,
  opened,
  left: new Map(opened.cards.map(({ skinId, count }) => [skinId, count])),
  values: new Map(opened.cards.map(({ skinId, value }) => [skinId, value])),
  places: new Set(),
  turns: 0,
  since,
  pending: undefined,
  turned: undefined,
});

export const countLeft = ({ left }: DeckBook): number => [...left.values()].reduce((sum, n) => sum + n, 0);

/** Computes the price of the next turn: implemented again on purpose, in whole numbers. */
export function priceDue(book: DeckBook): number {
  const n = countLeft(book);
  let worth = n === 1 ? BigInt(book.opened.extra) : 0n;
  for (const [skinId, count] of book.left) worth += BigInt(book.values.get(skinId) ?? 0) * BigInt(count);
  const under = BigInt(n) * BigInt(book.opened.rate);
  const over = worth * 10_000n;
  return under === 0n ? 0 : Number(over / under + (over % under === 0n ? 0n : 1n));
}

/** Computes the number that a hash gives among the cards left. */
export function numberDue(hash: string, below: number): number {
  const n = BigInt(below);
  const fair = ((1n << 48n) / n) * n;
  let drawn = 0n;
  for (let from = 0; from < 60; from += 12) {
    drawn = BigInt(`0x${hash.slice(from, from + 12)}`);
    if (drawn < fair) break;
  }
  return Number(drawn % n);
}

/** Returns the skin with a number among the cards left. */
export function skinDue({ left }: DeckBook, number: number): string {
  const all = [...left].flatMap(([skinId, count]) => Array.from({ length: count }, () => skinId));
  return all[number] ?? 'no card';
}
