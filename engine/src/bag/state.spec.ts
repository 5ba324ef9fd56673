import { describe, expect, it } from 'vitest';
import { InvariantBroken } from '../kernel/index.ts';
import { foldAll, metaOf } from '../kernel/specification.ts';
import { ItemSource, ItemsGranted } from './events.ts';
import { type Bag, ItemStatus, bag, itemIdOf, itemNumberOf, itemOf } from './state.ts';

const granted = (...itemIds: readonly string[]) =>
  ItemsGranted.of({
    source: ItemSource.boxOpening,
    items: itemIds.map((itemId) => ({ itemId, skinId: 'plain', value: 5_000 })),
  });
const idsIn = ({ items }: Bag) => [...items].map(({ itemId }) => itemId);

describe('the bag', () => {
  it('holds what was granted, oldest first, with when and where from', () => {
    const full = foldAll(bag, [granted('p-1', 'p-2'), granted('p-3')]);

    expect(idsIn(full)).toEqual(['p-1', 'p-2', 'p-3']);
    expect(itemOf(full, 'p-3')).toEqual({
      itemId: 'p-3',
      skinId: 'plain',
      value: 5_000,
      source: 1,
      status: ItemStatus.inBag,
      time: metaOf(2).time,
    });
  });

  it.each(['p-0', 'p-4', 'q-3', 'p-', 'p', '', 'p-1.5', 'p-1e0'])('does not hold %j', (itemId) => {
    expect(itemOf(foldAll(bag, [granted('p-1', 'p-2', 'p-3')]), itemId)).toBeUndefined();
  });

  it.each([
    ['granted twice in one event', [granted('p-1', 'p-1')]],
    ['granted twice in two', [granted('p-1'), granted('p-2', 'p-1')]],
    ['left out', [granted('p-1', 'p-3')]],
    ['not numbered', [granted('p-x')]],
  ])('throws when an item is %s', (_how, events) => {
    expect(() => foldAll(bag, events)).toThrow(
      new InvariantBroken('broken invariant: items are numbered as they come, each granted once'),
    );
  });

  it('leaves an older state as it was', () => {
    const before = foldAll(bag, [granted('p-1')]);
    bag.evolve(before, granted('p-2'), metaOf(2));

    expect(idsIn(before)).toEqual(['p-1']);
  });
});

describe('item ids', () => {
  it('name the player and count from 1', () => {
    expect(itemIdOf('player00', 1)).toBe('player00-1');
    expect(itemNumberOf(itemIdOf('player00', 12))).toBe(12);
    expect(ItemsGranted.fits(granted(itemIdOf('player00', 12)).data)).toBe(true);
    expect(ItemsGranted.fits(granted(itemIdOf('player00', 0)).data)).toBe(false);
  });
});
