import { sha256Hex } from '@skins/engine/fairness';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nativeSha256 } from './native-sha256.ts';

it("gives the same digits as the engine's own SHA-256 for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(nativeSha256(text)).toBe(sha256Hex(text));
    }),
    { examples: [[''], ['abc'], ['种子'], ['\ud800'], ['a'.repeat(200)]] },
  );
});
