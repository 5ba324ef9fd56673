import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../fairness/index.ts';
import { Once } from './once.ts';
import { pilesInMemory } from '../../../test/samples/engine/piles.ts';

const hashOf = (n: number): string => n.toString(16).padStart(8, '0').repeat(8);

describe('hashes that may occur once', () => {
  it('finds the earliest repeated hash from a position on', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40)), fc.nat(30), (values, from) => {
        const once = new Once();
        const firsts = new Map<number, number>();
        let expected: object | undefined;
        for (const [n, value] of values.entries()) {
          once.add(sha256Hex(String(value)), n + 1);
          const first = firsts.get(value);
          if (first === undefined) firsts.set(value, n + 1);
          else if (n + 1 >= from) expected ??= { first, position: n + 1 };
        }
        expect(once.repeated(from)).toEqual(expected);
      }),
    );
  });

  it('finds the same with part of the hashes on piles', () => {
    const piles = pilesInMemory();
    const once = new Once(piles);
    for (let n = 0; n < 300_000; n += 1) once.add(hashOf(n * 7_919), n + 1);
    expect(piles.laidDown).toBe(9 * 32_768 * 3);
    expect(once.repeated(0)).toBeUndefined();
    once.add(hashOf(5 * 7_919), 300_001);
    once.add(hashOf(7_919), 300_002);
    expect(once.repeated(0)).toEqual({ first: 6, position: 300_001 });
    expect(once.repeated(300_002)).toEqual({ first: 2, position: 300_002 });
  });

  it('distinguishes hashes with the same beginning', () => {
    const once = new Once();
    once.add('a'.repeat(64), 1);
    once.add(`${'a'.repeat(13)}${'b'.repeat(51)}`, 2);
    expect(once.repeated(0)).toBeUndefined();
  });
});
