import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { heldOf } from '../props/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { at, gems, held, player } from '../../../../test/battles/sample-battles.ts';
import { BATTLE_CARD } from './events.ts';
import { releaseSeat } from './release-seat.ts';

const { given } = specify(player, releaseSeat);
const released = { reserved: at(2), cause: null };

it('gives gems back whole, once', () => {
  const { state, events } = given(gems(1_000), held()).when(released, { at: at(3) });
  expect(state.wallet.balance).toBe(21_000);
  expect(given(gems(1_000), held(), ...events).when(released, { at: at(5) }).decision).toEqual(accepted());
});

it('gives a card back', () => {
  const { state, events } = given(gems(1_000), held(true)).when(released, { at: at(3) });
  expect(heldOf(foldAll(player, [gems(1_000), held(true), ...events]).props, BATTLE_CARD)).toBe(1);
  expect(state.wallet.balance).toBe(1_000);
});
