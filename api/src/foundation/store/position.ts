import type { Position } from './port.ts';

const DIGITS = 12;

/** Returns the position of the n-th event of the log, counted from 1. */
export const positionOf = (ordinal: number): Position => String(ordinal).padStart(DIGITS, '0');

/** The position before the first event. */
export const START: Position = positionOf(0);

/** Returns whether a text from outside has the form of a position. */
export const isPosition = (text: string): boolean => /^\d{12}$/.test(text);

/**
 * Returns the number of events up to and including a position.
 * @throws RangeError when the text is not a position
 */
export function ordinalOf(position: Position): number {
  if (!isPosition(position)) throw new RangeError(`'${position}' is no position`);
  return Number(position);
}
