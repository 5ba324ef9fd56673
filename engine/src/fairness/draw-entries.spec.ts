import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../kernel/canonical.ts';
import { entriesRoot, entryText, inclusionProof, inclusionProofs, isIncluded } from './draw-entries.ts';
import { sha256Hex } from './sha256.ts';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    n: place + 1,
    entrant: `e${place + 1}`,
    userSeed: `seed${place + 1}`,
  }));

describe('entries of a public draw', () => {
  it('are written as canonical JSON, one entry per leaf', () => {
    const [entry] = listOf(1);
    expect(entry && entryText(entry)).toBe('{"entrant":"e1","n":1,"userSeed":"seed1"}');
    fc.assert(
      fc.property(fc.nat(), fc.string({ unit: 'binary' }), fc.string(), (n, entrant, userSeed) => {
        expect(entryText({ n, entrant, userSeed })).toBe(canonicalJson({ n, entrant, userSeed }));
      }),
      { numRuns: 30 },
    );
    expect(entriesRoot(listOf(1))).toBe(sha256Hex('\0{"entrant":"e1","n":1,"userSeed":"seed1"}'));
  });

  it('have one proof each, which is valid for nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (count, some, bit) => {
        const entries = listOf(count);
        const n = (some % count) + 1;
        const entry = { n, entrant: `e${n}`, userSeed: `seed${n}` };
        const tree = { root: entriesRoot(entries), count };
        const proof = inclusionProof(entries, n);

        expect(isIncluded(entry, proof, tree)).toBe(true);
        expect(isIncluded({ ...entry, userSeed: 'other' }, proof, tree)).toBe(false);
        expect(isIncluded({ ...entry, n: n + 1 }, proof, tree)).toBe(false);
        expect(isIncluded(entry, [...proof, tree.root], tree)).toBe(false);
        expect(isIncluded(entry, proof, { ...tree, count: count * 2 + 1 })).toBe(false);
        if (proof.length > 0)
          expect(isIncluded(entry, proof.toSpliced(bit % proof.length, 1), tree)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('are proved together, in the requested order', () => {
    const entries = listOf(33);
    expect(inclusionProofs(entries, [33, 1, 17])).toEqual([33, 1, 17].map((n) => inclusionProof(entries, n)));
    expect(inclusionProof(entries, 33)).toHaveLength(1);
    expect(() => inclusionProof(entries, 34)).toThrow(RangeError);
    expect(() => inclusionProof([], 1)).toThrow(RangeError);
  });
});
