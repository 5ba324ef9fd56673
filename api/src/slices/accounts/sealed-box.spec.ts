import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-box.ts';

const key = randomBytes(32);
const plain = Buffer.from('13800000000');

describe('a sealed box', () => {
  it('returns the sealed content', () => {
    expect(unseal(key, seal(key, plain, 'anna'), 'anna')).toEqual(plain);
    expect(unseal(key, seal(key, Buffer.alloc(0), 'anna'), 'anna')).toEqual(Buffer.alloc(0));
  });

  it('differs every time, and reveals nothing of its content', () => {
    const sealed = seal(key, plain, 'anna');

    expect(seal(key, plain, 'anna')).not.toEqual(sealed);
    expect(sealed.includes(plain)).toBe(false);
  });

  it('does not open with another key or in another context', () => {
    const sealed = seal(key, plain, 'anna');

    expect(() => unseal(randomBytes(32), sealed, 'anna')).toThrow('authenticate');
    expect(() => unseal(key, sealed, 'ben')).toThrow('authenticate');
  });

  it('does not open if a bit was changed or the end is missing', () => {
    const sealed = seal(key, plain, 'anna');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
      expect(() => unseal(key, changed, 'anna')).toThrow();
    }
    expect(() => unseal(key, sealed.subarray(0, -1), 'anna')).toThrow();
    expect(() => unseal(key, sealed.subarray(0, 20), 'anna')).toThrow();
  });
});
