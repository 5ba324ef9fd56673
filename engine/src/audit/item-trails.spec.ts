import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ItemTrails, NOWHERE } from './item-trails.ts';
import { pilesInMemory } from '../../../test/samples/engine/piles.ts';

const plain = { itemId: '', skinId: 'plain', value: 5_000 };

describe('the trails of items', () => {
  it('begin with a grant, and each step goes on from the state before', () => {
    const trails = new ItemTrails();
    trails.add({ player: 7, item: 1, position: 1 }, plain, NOWHERE, 0);
    trails.add({ player: 7, item: 2, position: 1 }, { ...plain, skinId: 'rare' }, NOWHERE, 0);
    trails.add({ player: 9, item: 1, position: 2 }, plain, NOWHERE, 0);
    trails.add({ player: 7, item: 1, position: 3 }, plain, 0, 3);
    trails.add({ player: 7, item: 1, position: 4 }, plain, 3, 5);

    expect(trails.misstep()).toBeUndefined();
  });

  it.each([
    ['out of a state in which it is not', plain, 3, 'an item in state 0'],
    ['of an item worth less', { ...plain, value: 4_999 }, 0, 'an item worth 5000'],
    ['of another skin', { ...plain, skinId: 'rare' }, 0, 'the skin that was granted'],
    ['of an item granted again', plain, NOWHERE, 'an item that was not granted before'],
  ])('show a step %s', (_what, item, from, expected) => {
    const trails = new ItemTrails();
    trails.add({ player: 7, item: 1, position: 1 }, plain, NOWHERE, 0);
    trails.add({ player: 7, item: 1, position: 5 }, item, from, 2);

    expect(trails.misstep()).toMatchObject({ rule: 'item-state', position: 5, expected });
  });

  it.each([
    [1_000, undefined],
    [1_001, { rule: 'item-state', position: 7, expected: '1000', found: '1001' }],
  ])("show a step that gives its item's grant time as %i, only if that is wrong", (came, misstep) => {
    const trails = new ItemTrails();
    trails.add({ player: 7, item: 1, position: 1 }, plain, NOWHERE, 0, 1_000);
    trails.add({ player: 7, item: 2, position: 2 }, plain, NOWHERE, 0, 1_001);
    trails.add({ player: 7, item: 1, position: 6 }, plain, 0, 3);
    trails.add({ player: 7, item: 1, position: 7 }, plain, 3, 3, came);

    expect(trails.misstep()).toEqual(misstep);
  });

  it('show a step of an item that nobody granted', () => {
    const trails = new ItemTrails();
    trails.add({ player: 7, item: 1, position: 3 }, plain, 0, 2);

    expect(trails.misstep()).toMatchObject({ expected: 'an item that was granted', position: 3 });
  });

  it('find the same first wrong step in memory and on piles', () => {
    const wrong = fc.array(fc.nat(69_999), { maxLength: 3 });
    fc.assert(
      fc.property(wrong, (places) => {
        const [piles, atHand] = [new ItemTrails(pilesInMemory()), new ItemTrails()];
        for (const trails of [piles, atHand])
          for (let n = 0; n < 70_000; n += 1) {
            const at = { player: n % 1_000, item: Math.floor(n / 2_000) + 1, position: n + 1 };
            const isGrant = n % 2_000 < 1_000;
            const value = places.includes(n) ? 1 : 5_000;
            if (isGrant) trails.add(at, plain, NOWHERE, 0);
            else trails.add(at, { ...plain, value }, 0, 2);
          }
        expect(piles.misstep()).toEqual(atHand.misstep());
        const first = Math.min(...places.filter((n) => n % 2_000 >= 1_000));
        expect(atHand.misstep()?.position ?? Infinity).toBe(first + 1);
      }),
      { numRuns: 3 },
    );
  });
});
