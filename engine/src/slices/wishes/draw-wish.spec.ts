import { expect, it } from 'vitest';
import { luckyShare } from '../../fairness/index.ts';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ANNA, BEN, DRAWN, FROZEN, ROUND, SEALED } from '../../../../test/wishes/sample-wishes.ts';
import { drawWish } from './draw-wish.ts';
import { WishDrawn } from './events.ts';
import { wish } from './state.ts';

const { given } = specify(wish, drawWish);

it('draws the share that the round and the root name, and finds its stake', () => {
  const { events } = given(...SEALED).when(ROUND, undefined);
  const { randomness } = ROUND;
  const share = luckyShare({ draw: 'test-stream', randomness, root: 'a'.repeat(64) });
  const { reserved } = share <= 500 ? ANNA : BEN;
  expect(events).toEqual([WishDrawn.of({ by: ROUND, share, reserved })]);
});

it('draws a sealed wish once, and by no other round', () => {
  for (const history of [FROZEN, DRAWN])
    expect(given(...history).when(ROUND, undefined).decision).toEqual(accepted());
  expect(() => given(...SEALED).when({ ...ROUND, round: 1 }, undefined)).toThrow();
});
