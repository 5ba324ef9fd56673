import type { Position } from './port.ts';

const DIGITS = 12;

/** The position of the n-th event of the log, counted from 1. */
export const positionOf = (ordinal: number): Position => String(ordinal).padStart(DIGITS, '0');

/** Before the first event. */
export const START: Position = positionOf(0);

/** Whether a text from outside has the form of a position. */
export const isPosition = (text: string): boolean => /^\d{12}$/.test(text);

/**
 * How many events there are up to and including a position.
 * @throws RangeError when the text is no position
 */
export function ordinalOf(position: Position): number {
  if (!isPosition(position)) throw new RangeError(`'${position}' is no position`);
  return Number(position);
}
