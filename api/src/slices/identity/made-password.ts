import { createHmac } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const LENGTH = 12;

/**
 * A password for who registers without typing one: the same for the same command, so that an answer that was lost can be given
 * again. Every third character is a digit; nothing in it is read for something else.
 * @param key of the shop's
 */
export function madePassword(key: Buffer, commandId: string): string {
  const bytes = createHmac('sha256', key).update(commandId).digest();
  return Array.from({ length: LENGTH }, (_none, at) => {
    const from = at % 3 === 2 ? DIGITS : LETTERS;
    // Two bytes to a character: what is left of a division weighs nothing.
    return from[bytes.readUInt16BE(at * 2) % from.length];
  }).join('');
}
