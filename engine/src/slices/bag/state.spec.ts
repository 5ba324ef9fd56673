import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantBroken, placeOf } from '../../kernel/index.ts';
import { foldAll, metaOf } from '../../../../test/samples/engine/specification.ts';
import { ItemSource, ItemStatus, ItemsGranted, ItemsMoved } from './events.ts';
import { itemIdOf, itemNumberOf } from './items.ts';
import { type Bag, bag, itemOf } from './state.ts';
import { TRANSITIONS, isGone } from './transitions.ts';

const granted = (...itemIds: readonly string[]) =>
  ItemsGranted.of({
    source: ItemSource.boxOpening,
    items: itemIds.map((itemId) => ({ itemId, skinId: 'plain', value: 5_000 })),
  });
const idsIn = ({ items }: Bag) => [...items].map(({ itemId }) => itemId);

describe('the bag', () => {
  it('holds granted items, oldest first, with their time and source', () => {
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

  it('leaves an older state unchanged', () => {
    const before = foldAll(bag, [granted('p-1')]);
    bag.evolve(before, granted('p-2'), metaOf(2));

    expect(idsIn(before)).toEqual(['p-1']);
  });
});

describe('a move of an item', () => {
  const item = (n: number) => ({ itemId: `p-${n}`, skinId: 'plain', value: 5_000 });
  const moving = (from: ItemStatus, to: ItemStatus, ...items: readonly ReturnType<typeof item>[]) =>
    ItemsMoved.of({ from, to, items: [...items] });
  const { inBag, reserved, sold, voided } = ItemStatus;

  it('changes its state and nothing else', () => {
    const after = foldAll(bag, [granted('p-1', 'p-2'), moving(inBag, sold, item(2))]);
    const before = foldAll(bag, [granted('p-1', 'p-2')]);

    expect(itemOf(after, 'p-1')).toEqual(itemOf(before, 'p-1'));
    expect(itemOf(after, 'p-2')).toEqual({ ...itemOf(before, 'p-2'), status: sold });
  });

  it('records the event that reserves it, until it is returned', () => {
    const held = foldAll(bag, [granted('p-1'), moving(inBag, reserved, item(1))]);
    expect(itemOf(held, 'p-1')).toMatchObject({ status: reserved, reservedBy: placeOf(metaOf(2).stream, 2) });

    const back = foldAll(bag, [
      granted('p-1'),
      moving(inBag, reserved, item(1)),
      moving(reserved, inBag, item(1)),
    ]);
    expect(itemOf(back, 'p-1')).toEqual(itemOf(foldAll(bag, [granted('p-1')]), 'p-1'));
  });

  it.each([
    ['from a state in which it is not', [moving(reserved, voided, item(1))]],
    ['out of a state that is its end', [moving(inBag, sold, item(1)), moving(sold, inBag, item(1))]],
    ['twice at a time', [moving(inBag, sold, item(1), item(1))]],
    ['as another skin', [moving(inBag, sold, { ...item(1), skinId: 'rare' })]],
    ['at another value', [moving(inBag, sold, { ...item(1), value: 5_001 })]],
    ['that was never granted', [moving(inBag, sold, item(2))]],
  ])('is refused %s', (_how, events) => {
    expect(() => foldAll(bag, [granted('p-1'), ...events])).toThrow(InvariantBroken);
  });

  it('leaves each item in one state, whatever is requested, and never leaves a final one', () => {
    const states = Object.values(ItemStatus);
    const moves = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...states), fc.constantFrom(...states)), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(moves, (asked) => {
        let state = foldAll(bag, [granted('p-1', 'p-2', 'p-3')]);
        const model: ItemStatus[] = [inBag, inBag, inBag];
        for (const [n, from, to] of asked) {
          const legal = model[n] === from && TRANSITIONS[from].includes(to);
          const event = moving(from, to, item(n + 1));
          if (!legal) expect(() => bag.evolve(state, event, metaOf(2))).toThrow(InvariantBroken);
          else {
            state = bag.evolve(state, event, metaOf(2));
            model[n] = to;
          }
          expect([...state.items].map(({ status }) => status)).toEqual(model);
          expect(state.held).toBe(model.filter((status) => !isGone(status)).length);
        }
      }),
    );
  });
});

describe('item ids', () => {
  it('contain the player and count from 1', () => {
    expect(itemIdOf('player00', 1)).toBe('player00-1');
    expect(itemNumberOf(itemIdOf('player00', 12))).toBe(12);
    expect(ItemsGranted.fits(granted(itemIdOf('player00', 12)).data)).toBe(true);
    expect(ItemsGranted.fits(granted(itemIdOf('player00', 0)).data)).toBe(false);
  });
});
