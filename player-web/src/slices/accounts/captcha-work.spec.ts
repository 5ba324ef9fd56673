import { describe, expect, it } from 'vitest';
import { solve } from './captcha-work';

const NONCE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const SALT = '00112233445566778899aabbccddeeff';

describe('the proof of work', () => {
  // Computed by another implementation: repeated hashes of salt, nonce and number, as documented by ALTCHA.
  it.each([
    [0, 1, '57c65145aa0beb1187f0c385fcef26b850d63ab29dbe8eda2770622ffc04f393'],
    [700, 1, '90613737d4e866c4703d97db7d231874477ab9cb7ac7ef69bc15673d0a6ce394'],
    [300, 16, '88a8cfcef40dd1cac4a62f0b74b7eac7e90e50ddc5fc3de716a3b31372ddee87'],
  ])('finds the number %i at a cost of %i', (counter, cost, derivedKey) => {
    const work = { nonce: NONCE, salt: SALT, cost, keyLength: 32, keyPrefix: derivedKey.slice(0, 32) };

    expect(solve(work)).toEqual({ counter, derivedKey });
  });
});
