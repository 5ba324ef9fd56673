import { createHash } from 'node:crypto';

/** SHA-256 as in a player's own script: Node's hash and integers only, none of the shop's code. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'ascii').digest('hex');

/** Recomputes the roll of two seeds. */
export function rollAgain(userSeed: string, serverSeed: string) {
  const resultHash = sha256(userSeed + serverSeed);
  const ticket = parseInt(resultHash.slice(0, 6), 16);
  const millionths = (BigInt(ticket) * 1_000_000n) / 0xffffffn;
  return { resultHash, ticket, number: Number(millionths) / 1_000_000, serverHash: sha256(serverSeed) };
}

/** Converts gems, a decimal number with up to four places, to 1/10,000 gem. */
export function unitsOf(gems: number): bigint {
  const units = Math.round(gems * 10_000);
  if (units / 10_000 !== gems) throw new RangeError(`${gems} has more than four decimal places`);
  return BigInt(units);
}

/** Tells whether a / b equals c / d. */
export const sameFraction = (a: bigint, b: bigint, c: bigint, d: bigint): boolean => a * d === c * b;
