import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solve } from './captcha-work';

const NONCE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const SALT = '00112233445566778899aabbccddeeff';

/** As the documentation of ALTCHA has it, by another implementation: the hash of salt, nonce and number, over and over. */
function keyOf(counter: number, cost: number): string {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(counter);
  let key = createHash('sha256')
    .update(Buffer.concat([Buffer.from(SALT, 'hex'), Buffer.from(NONCE, 'hex'), number]))
    .digest();
  for (let round = 1; round < cost; round += 1) key = createHash('sha256').update(key).digest();
  return key.toString('hex');
}

describe('the work that a code costs', () => {
  it.each([
    [0, 1],
    [700, 1],
    [300, 16],
  ])('finds the number %i at a cost of %i', (counter, cost) => {
    const derivedKey = keyOf(counter, cost);
    const work = { nonce: NONCE, salt: SALT, cost, keyLength: 32, keyPrefix: derivedKey.slice(0, 32) };

    expect(solve(work)).toEqual({ counter, derivedKey });
  });
});
