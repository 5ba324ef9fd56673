import { isUserSeed } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { randomSeed } from './random-seed';

describe('randomSeed', () => {
  it('returns lower-case letters and digits that are a valid user seed', () => {
    for (let round = 0; round < 500; round += 1) {
      const seed = randomSeed();
      expect(seed).toMatch(/^[a-z0-9]{1,16}$/);
      expect(isUserSeed(seed)).toBe(true);
    }
  });

  it('does not repeat itself', () => {
    expect(new Set(Array.from({ length: 500 }, () => randomSeed())).size).toBe(500);
  });

  it('discards bytes that would favour the first letters', () => {
    const bytes = [new Uint8Array(16).fill(255), Uint8Array.from({ length: 16 }, (_, index) => index)];
    expect(randomSeed(() => bytes.shift() ?? new Uint8Array(16))).toBe('abcdefghijklmnop');
  });
});
