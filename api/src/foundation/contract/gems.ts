import { type Amount, invariant, parseGems } from '@skins/engine/kernel';
import { Type } from 'typebox';

interface Limits {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** Gems as a decimal number with at most 4 places: in every answer and, within limits, in requests. */
export const gems = (limits: Limits = {}) =>
  Type.Refine(
    Type.Number({ description: 'gems, at most 4 decimal places', places: 4, ...limits }),
    (value) => parseGems(String(Math.abs(value))) !== undefined,
  );
export const Gems = gems();

/** Converts gems from a request into an amount, exactly: the number's shortest text is the text that the caller wrote. */
export function amountOf(sent: number): Amount {
  const amount = parseGems(String(sent));
  invariant(amount !== undefined, 'gems are checked where they come in');
  return amount;
}
