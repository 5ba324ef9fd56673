import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { STREAM, at, gems, held, player } from '../../../../test/wishes/sample-wishes.ts';
import { SharesReleased } from './events.ts';
import { releaseShares } from './release-shares.ts';

const { given } = specify(player, releaseShares);

it.each(['wish-000000000001#7', null])('returns a stake whole, once (%s)', (cause) => {
  const released = { reserved: at(2), cause };
  const { events, state } = given(gems(1_000), held()).when(released, { at: at(9) });
  expect(events[0]).toEqual(SharesReleased.of({ wish: STREAM, ...released }));
  expect(state.wallet.balance).toBe(1_830);
  expect(state.wishes.held).toEqual([]);
  expect(given(gems(1_000)).when(released, { at: at(9) }).decision).toEqual(accepted());
});
