import { describe, expect, it } from 'vitest';
import { InvariantBroken } from '../kernel/index.ts';
import { foldAll, metaOf } from '../kernel/specification.ts';
import { ItemSource, ItemsGranted } from './events.ts';
import { ItemStatus, bag, itemIdOf } from './state.ts';

const granted = (...itemIds: readonly string[]) =>
  ItemsGranted.of({
    source: ItemSource.boxOpening,
    items: itemIds.map((itemId) => ({ itemId, skinId: 'plain', value: 5_000 })),
  });

describe('the bag', () => {
  it('holds what was granted, oldest first, with when and where from', () => {
    const { granted: count, items } = foldAll(bag, [granted('p-1', 'p-2'), granted('p-3')]);

    expect(count).toBe(3);
    expect([...items.keys()]).toEqual(['p-1', 'p-2', 'p-3']);
    expect(items.get('p-3')).toEqual({
      itemId: 'p-3',
      skinId: 'plain',
      value: 5_000,
      source: 1,
      status: ItemStatus.inBag,
      time: metaOf(2).time,
    });
  });

  it.each([
    ['in one event', [granted('p-1', 'p-1')]],
    ['in two', [granted('p-1'), granted('p-2', 'p-1')]],
  ])('throws when an item is granted twice %s', (_where, events) => {
    expect(() => foldAll(bag, events)).toThrow(
      new InvariantBroken('broken invariant: an item is granted once'),
    );
  });

  it('leaves an older state as it was', () => {
    const before = foldAll(bag, [granted('p-1')]);
    bag.evolve(before, granted('p-2'), metaOf(2));

    expect([...before.items.keys()]).toEqual(['p-1']);
  });
});

describe('item ids', () => {
  it('name the player and count from 1', () => {
    expect(itemIdOf('player00', 1)).toBe('player00-1');
    expect(ItemsGranted.fits(granted(itemIdOf('player00', 12)).data)).toBe(true);
    expect(ItemsGranted.fits(granted(itemIdOf('player00', 0)).data)).toBe(false);
  });
});
