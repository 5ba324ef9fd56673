import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

describe('base64', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['foobar', 'Zm9vYmFy'],
  ])('writes %o like RFC 4648', (plain, text) => {
    const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
    expect(toBase64(bytes)).toBe(text);
    expect(fromBase64(text)).toEqual(bytes);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['Z', 'Zg', 'Zg=', 'Zh==', 'Zm9=', 'Zm9v\n', 'Zm9-', ' Zg=='])('refuses %o', (text) => {
    expect(fromBase64(text)).toBeUndefined();
  });
});
