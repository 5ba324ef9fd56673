import { type HmacSha256Hex, hmacSha256Hex } from './public-draw.ts';

/** A row of a rain's published table. */
export interface PacketRow {
  /** 1/10,000 gem */
  readonly amount: number;
  /** of all weights of the table */
  readonly weight: number;
}

/** All facts that decide a packet (docs/fairness.md, section 16). */
export interface PacketDraw {
  /** stream name of the rain, such as 'rain-000000000001' */
  readonly rain: string;
  /** the rain's seed, 64 hex digits */
  readonly seed: string;
  /** randomness of the beacon's round, 64 hex digits */
  readonly randomness: string;
  /** the player's public name, 16 hex digits */
  readonly entrant: string;
  /** which of the player's packets in this rain, from 1 */
  readonly n: number;
}

const DIGITS = 12;
const PARTS = 5;
const NUMBERS = 2 ** (4 * DIGITS);

/** Returns the text whose HMAC decides a packet. */
export const packetText = ({ rain, entrant, n }: Pick<PacketDraw, 'rain' | 'entrant' | 'n'>): string =>
  `skins rain v1\n${rain}\n${entrant}\n${n}`;

/**
 * Returns the number of a digest below a bound: hex digits 1–12, or the next twelve if those would favour low numbers,
 * up to 49–60; if all five would, the last remainder stands.
 * @throws RangeError unless the bound is from 1 to 2^47
 */
export function numberOfDigest(digest: string, bound: number): number {
  if (!(bound >= 1 && bound <= NUMBERS / 2)) throw new RangeError(`${bound} is no bound of a number`);
  const fair = NUMBERS - (NUMBERS % bound);
  let number = 0;
  for (let part = 0; part < PARTS; part += 1) {
    number = Number.parseInt(digest.slice(part * DIGITS, (part + 1) * DIGITS), 16);
    if (number < fair) break;
  }
  return number % bound;
}

/** Returns the amount of the row whose stretch of weights holds a number, in 1/10,000 gem. */
export function amountAt(table: readonly PacketRow[], number: number): number {
  let below = 0;
  for (const { amount, weight } of table) {
    below += weight;
    if (number < below) return amount;
  }
  throw new RangeError(`${number} is outside the table`);
}

/** Returns what the table gives for a packet, in 1/10,000 gem. Less may remain of the rain. */
export function packetAmount(
  table: readonly PacketRow[],
  draw: PacketDraw,
  hmacHex: HmacSha256Hex = hmacSha256Hex,
): number {
  const digest = hmacHex(draw.seed + draw.randomness, packetText(draw));
  const weights = table.reduce((sum, { weight }) => sum + weight, 0);
  return amountAt(table, numberOfDigest(digest, weights));
}
