import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { FROZEN, GROWING, SEALED, SOURCE } from '../../../../test/wishes/sample-wishes.ts';
import { WishSealed, WishVoided } from './events.ts';
import { sealWish } from './seal-wish.ts';
import { wish } from './state.ts';

const { given } = specify(wish, sealWish);
const checkpoint = { size: 9, root: 'a'.repeat(64), note: 'a note' };
const LATEST = SOURCE.time - 3_000;

it('notes the checkpoint until three seconds before the round, and voids the wish later', () => {
  const seal = (time: number) => given(...FROZEN).when(checkpoint, { time }).events;
  expect(seal(LATEST)).toEqual([WishSealed.of(checkpoint)]);
  expect(seal(LATEST + 1)).toEqual([WishVoided.of({ reason: 'late' })]);
});

it.each([GROWING, SEALED])('writes nothing unless the wish is frozen and unsigned', (...history) => {
  expect(given(...history).when(checkpoint, { time: LATEST }).decision).toEqual(accepted());
});
