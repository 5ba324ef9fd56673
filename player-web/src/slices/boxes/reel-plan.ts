import { itemAt, sha256Hex, ticketOf, type TicketRange } from '@skins/engine/fairness';

/** The start and the end of a strip, in plates. */
export interface ReelShape {
  readonly length: number;
  /** plate in the frame at the start */
  readonly from: number;
  /** plate in the frame at the end: the winner */
  readonly winner: number;
  /** plates visible on either side of the frame, on the widest screen */
  readonly reach: number;
}

/** By spec 4.5: padded to 30 plates, the winner at index 9. */
const PADDED = { length: 30, winner: 9 } as const;
export const LONG_REEL: ReelShape = { ...PADDED, from: 27, reach: 6 };
/** The shape of several strips side by side, each with little more room than its frame. */
export const SHORT_REEL: ReelShape = { ...PADDED, from: 19, reach: 1 };

export const shapeFor = (count: number): ReelShape => (count === 1 ? LONG_REEL : SHORT_REEL);

/** Returns the first and the last index of a strip that are ever visible: only these are rendered. */
export function platesInView(
  { length, from, winner, reach }: ReelShape,
  moves: boolean,
): { readonly first: number; readonly last: number } {
  return {
    first: Math.max(0, winner - reach),
    last: Math.min(length - 1, (moves ? from : winner) + reach),
  };
}

/** The item at each index of a strip. */
export type Strip<Item> = (index: number) => Item;

/**
 * Returns the plates of one strip. Each filler is drawn by the box's own odds, from hashes of the result. So no near
 * miss can be staged, and the same result always looks the same.
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

/** Returns the strip shown before a play. */
export const idleStrip =
  <Item extends TicketRange>(items: readonly Item[], salt: string): Strip<Item> =>
  (index) =>
    drawFiller(items, salt, index);

const drawFiller = <Item extends TicketRange>(items: readonly Item[], salt: string, index: number): Item =>
  itemAt(items, ticketOf(sha256Hex(`${salt}/${index}`)));

const LARGEST_OFFSET = 0.3;

/** Returns the landing offset, in plates from the middle: −0.3 … +0.3, from hex digits 59–64 of the result. */
export function landingOffset(resultHash: string): number {
  const digits = resultHash.slice(58, 64);
  if (!/^[0-9a-f]{6}$/.test(digits)) throw new RangeError('no digits 59 to 64 in the hash');
  return (Number.parseInt(digits, 16) / 0xffffff) * 2 * LARGEST_OFFSET - LARGEST_OFFSET;
}
