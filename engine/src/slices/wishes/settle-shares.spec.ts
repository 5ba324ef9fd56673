import { expect, it } from 'vitest';
import { ItemsGranted } from '../bag/index.ts';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { STREAM, at, gems, held, player } from '../../../../test/wishes/sample-wishes.ts';
import { SharesSettled } from './events.ts';
import { settleShares } from './settle-shares.ts';

const { given } = specify(player, settleShares);
const settled = { reserved: at(2), cause: 'wish-000000000001#7', item: null };

it('gives the stake of other shares to the house', () => {
  const { events, state } = given(gems(1_000), held()).when(settled, undefined);
  const { reserved, cause } = settled;
  expect(events[0]).toEqual(
    SharesSettled.of({ wish: STREAM, reserved, cause, gems: 830, value: 0, itemId: null }),
  );
  expect(state.wallet.balance).toBe(1_000);
  expect(state.wishes.held).toEqual([]);
  expect(events.filter(ItemsGranted.is)).toEqual([]);
});

it('grants the item to whoever held the drawn share, once', () => {
  const item = { skinId: 'rare', value: 80_000 };
  const { events, state } = given(gems(1_000), held()).when({ ...settled, item }, undefined);
  const granted = events.find(ItemsGranted.is)?.data;
  expect(granted).toMatchObject({ source: 7, items: [item] });
  expect(events.find(SharesSettled.is)?.data).toMatchObject({
    value: 80_000,
    itemId: granted?.items[0]?.itemId,
  });
  expect(state.bag.items).toHaveLength(1);
  expect(given(gems(1_000)).when({ ...settled, item }, undefined).decision).toEqual(accepted());
});
