import { itemAt, sha256Hex, ticketOf, type TicketRange } from '@skins/engine/fairness';

/** Where a strip starts and stops, in plates. */
export interface ReelShape {
  readonly length: number;
  /** The plate in the frame when the strip starts. */
  readonly from: number;
  /** The plate in the frame when it stands still: the winner. */
  readonly winner: number;
}

export const LONG_REEL: ReelShape = { length: 30, from: 27, winner: 9 };
/** One of several strips that run side by side. */
export const SHORT_REEL: ReelShape = { length: 15, from: 13, winner: 3 };

export const shapeFor = (count: number): ReelShape => (count === 1 ? LONG_REEL : SHORT_REEL);

/**
 * The plates of one strip. Every filler is drawn from the box's own odds, with numbers hashed out of the result:
 * no near miss can be staged, and the same result always looks the same.
 */
export function planStrip<Item extends TicketRange>(
  items: readonly Item[],
  winner: Item,
  resultHash: string,
  shape: ReelShape,
): readonly Item[] {
  return Array.from({ length: shape.length }, (_, index) =>
    index === shape.winner ? winner : drawFiller(items, resultHash, index),
  );
}

/** A strip that stands in the frame before a play. */
export const idleStrip = <Item extends TicketRange>(
  items: readonly Item[],
  salt: string,
  { length }: ReelShape,
) => Array.from({ length }, (_, index) => drawFiller(items, salt, index));

const drawFiller = <Item extends TicketRange>(items: readonly Item[], salt: string, index: number): Item =>
  itemAt(items, ticketOf(sha256Hex(`${salt}/${index}`)));

const LARGEST_OFFSET = 0.3;

/** Where the strip first stops, in plates beside the middle: −0.3 … +0.3, from hex digits 59–64 of the result. */
export function landingOffset(resultHash: string): number {
  const digits = resultHash.slice(58, 64);
  if (!/^[0-9a-f]{6}$/.test(digits)) throw new RangeError('no digits 59 to 64 in the hash');
  return (Number.parseInt(digits, 16) / 0xffffff) * 2 * LARGEST_OFFSET - LARGEST_OFFSET;
}
