import { createHash } from 'node:crypto';

/** What a player's own script would do: Node's SHA-256 and integers, nothing of the shop's. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'ascii').digest('hex');

/** The roll of two seeds. */
export function rollAgain(userSeed: string, serverSeed: string) {
  const resultHash = sha256(userSeed + serverSeed);
  const ticket = parseInt(resultHash.slice(0, 6), 16);
  const millionths = (BigInt(ticket) * 1_000_000n) / 0xffffffn;
  return { resultHash, ticket, number: Number(millionths) / 1_000_000, serverHash: sha256(serverSeed) };
}

/** Gems, a decimal number of at most four places, in 1/10,000 gem. */
export function unitsOf(gems: number): bigint {
  const units = Math.round(gems * 10_000);
  if (units / 10_000 !== gems) throw new RangeError(`${gems} has more than four decimal places`);
  return BigInt(units);
}

/** Whether a / b and c / d are the same number. */
export const sameFraction = (a: bigint, b: bigint, c: bigint, d: bigint): boolean => a * d === c * b;
