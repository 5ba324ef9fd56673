import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { STREAM, at, gems, held, player } from '../../../../test/battles/sample-battles.ts';
import { SeatSettled } from './events.ts';
import { settleSeat } from './settle-seat.ts';

const { given } = specify(player, settleSeat);
const CAUSE = 'battle-000000000001#7';
const settled = { reserved: at(2), cause: CAUSE, value: 0, share: 7_000 };

it('gives the stake to the house and pays the share', () => {
  const { events, state } = given(gems(1_000), held()).when(settled, undefined);
  expect(events[0]).toEqual(SeatSettled.of({ battle: STREAM, gems: 20_000, card: false, ...settled }));
  expect(state.wallet.balance).toBe(8_000);
  expect(state.battles.held).toEqual([]);
});

it('moves no gems for a card without a share, and writes nothing if repeated', () => {
  const { events } = given(gems(1_000), held(true)).when({ ...settled, share: 0 }, undefined);
  expect(events).toHaveLength(1);
  expect(given(gems(1_000)).when(settled, undefined).decision).toEqual(accepted());
});
