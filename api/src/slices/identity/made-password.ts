import { createHmac } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const LENGTH = 12;

/**
 * Returns a password for a player who registers without one. The same command gives the same password, so that a lost answer can
 * be repeated. Every third character is a digit, and no two characters look alike.
 * @param key secret of the shop
 */
export function madePassword(key: Buffer, commandId: string): string {
  const bytes = createHmac('sha256', key).update(commandId).digest();
  return Array.from({ length: LENGTH }, (_none, at) => {
    const from = at % 3 === 2 ? DIGITS : LETTERS;
    // Two bytes per character make the bias of the remainder negligible.
    return from[bytes.readUInt16BE(at * 2) % from.length];
  }).join('');
}
