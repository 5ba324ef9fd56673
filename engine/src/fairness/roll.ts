import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** Number of tickets that every box version divides among its items: 2^24. */
export const TICKETS = 0x1000000;
/** Largest ticket, which is the divisor of the number shown: 16,777,215. */
export const LAST_TICKET = 0xffffff;

export const isUserSeed = (text: string): boolean => /^[A-Za-z0-9]{1,16}$/.test(text);
export const isServerSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export interface Roll {
  /** SHA-256(userSeed + serverSeed), 64 lower-case hex digits. */
  readonly resultHash: string;
  /** N: the first six hex digits as an integer, 0 … 16,777,215. */
  readonly ticket: number;
}

/** Computes one roll of fairness version v1 (docs/fairness.md, section 2). */
export function rollOf(userSeed: string, serverSeed: string, hash: Sha256Hex = sha256Hex): Roll {
  const resultHash = hash(userSeed + serverSeed);
  return { resultHash, ticket: ticketOf(resultHash) };
}

/**
 * Returns the k-th independent number of a hash, 0 … 16,777,215: digits 1–6 for k = 0, 7–12 for k = 1, up to k = 9.
 * @throws RangeError if the hash has no such digits
 */
export function ticketOf(resultHash: string, k = 0): number {
  let ticket = 0;
  for (let at = 6 * k; at < 6 * k + 6; at += 1) ticket = ticket * 16 + hexDigit(resultHash.charCodeAt(at));
  if (Number.isNaN(ticket)) throw new RangeError(`no digits ${6 * k + 1} to ${6 * k + 6} in the hash`);
  return ticket;
}

/** Returns the value of a lower-case hex digit by its character code; NaN for any other. */
function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x61 + 10 : Number.NaN;
}

/** Formats N / 0xffffff truncated to six decimals: '0.946386'. Integer arithmetic, so nothing rounds up. */
export function numberText(ticket: number): string {
  const millionths = Math.floor((ticket * 1_000_000) / LAST_TICKET);
  return `${Math.floor(millionths / 1_000_000)}.${String(millionths % 1_000_000).padStart(6, '0')}`;
}

/** Returns the number shown beside N: {@link numberText} as a number. */
export const numberOf = (ticket: number): number => Number(numberText(ticket));
