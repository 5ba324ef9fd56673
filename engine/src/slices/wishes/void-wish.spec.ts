import { expect, it } from 'vitest';
import { BEACON_PATIENCE_MS, accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, FROZEN, SEALED, SOURCE } from '../../../../test/wishes/sample-wishes.ts';
import { WishVoided } from './events.ts';
import { wish } from './state.ts';
import { voidWish } from './void-wish.ts';

const { given } = specify(wish, voidWish);

it.each([
  ['late', FROZEN, SOURCE.time - 2_999],
  ['no-beacon', SEALED, SOURCE.time + BEACON_PATIENCE_MS],
] as const)('voids a wish: %s', (reason, history, time) => {
  const { decision } = given(...history).when({ reason }, { time });
  expect(decision).toEqual(accepted(WishVoided.of({ reason })));
  expect(() => given(...history).when({ reason }, { time: time - 1 })).toThrow();
});

it('writes nothing if the draw goes on', () => {
  const time = SOURCE.time + BEACON_PATIENCE_MS;
  expect(given(...SEALED).when({ reason: 'late' }, { time }).decision).toEqual(accepted());
  expect(given(...DRAWN).when({ reason: 'no-beacon' }, { time }).decision).toEqual(accepted());
});
