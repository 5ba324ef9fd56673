import { itemAt, sha256Hex, ticketOf, type TicketRange } from '@skins/engine/fairness';

/** Where a strip starts and stops, in plates. */
export interface ReelShape {
  readonly length: number;
  /** The plate in the frame when the strip starts. */
  readonly from: number;
  /** The plate in the frame when it stands still: the winner. */
  readonly winner: number;
  /** How many plates can be seen on either side of the frame, on the widest screen. */
  readonly reach: number;
}

/** As the seeds say: padded to 30 plates, the winner at index 9. */
const PADDED = { length: 30, winner: 9 } as const;
export const LONG_REEL: ReelShape = { ...PADDED, from: 27, reach: 6 };
/** One of several strips that run side by side, each with room for little more than its frame. */
export const SHORT_REEL: ReelShape = { ...PADDED, from: 19, reach: 1 };

export const shapeFor = (count: number): ReelShape => (count === 1 ? LONG_REEL : SHORT_REEL);

/** The plates that are ever seen of a strip, from the first index to the last: no other is drawn. */
export function platesInView(
  { length, from, winner, reach }: ReelShape,
  moves: boolean,
): { readonly first: number; readonly last: number } {
  return {
    first: Math.max(0, winner - reach),
    last: Math.min(length - 1, (moves ? from : winner) + reach),
  };
}

/** What lies at each index of a strip. */
export type Strip<Item> = (index: number) => Item;

/**
 * The plates of one strip. Every filler is drawn from the box's own odds, with numbers hashed out of the result:
 * no near miss can be staged, and the same result always looks the same.
 */
export const planStrip =
  <Item extends TicketRange>(
    items: readonly Item[],
    winner: Item,
    resultHash: string,
    shape: ReelShape,
  ): Strip<Item> =>
  (index) =>
    index === shape.winner ? winner : drawFiller(items, resultHash, index);

/** A strip that stands in the frame before a play. */
export const idleStrip =
  <Item extends TicketRange>(items: readonly Item[], salt: string): Strip<Item> =>
  (index) =>
    drawFiller(items, salt, index);

const drawFiller = <Item extends TicketRange>(items: readonly Item[], salt: string, index: number): Item =>
  itemAt(items, ticketOf(sha256Hex(`${salt}/${index}`)));

const LARGEST_OFFSET = 0.3;

/** Where the strip first stops, in plates beside the middle: −0.3 … +0.3, from hex digits 59–64 of the result. */
export function landingOffset(resultHash: string): number {
  const digits = resultHash.slice(58, 64);
  if (!/^[0-9a-f]{6}$/.test(digits)) throw new RangeError('no digits 59 to 64 in the hash');
  return (Number.parseInt(digits, 16) / 0xffffff) * 2 * LARGEST_OFFSET - LARGEST_OFFSET;
}
