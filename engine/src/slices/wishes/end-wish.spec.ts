import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, GROWING, RETURNED, SEALED, at } from '../../../../test/wishes/sample-wishes.ts';
import { endWish } from './end-wish.ts';
import { WishEnded } from './events.ts';
import { wish } from './state.ts';

const { given } = specify(wish, endWish);
const ended = WishEnded.of({ planted: at(1) });

it.each([DRAWN, RETURNED])('ends a wish that is over, once', (...history) => {
  expect(given(...history).when({}, undefined).events).toEqual([ended]);
  expect(given(...history, ended).when({}, undefined).decision).toEqual(accepted());
});

it.each([[], GROWING, SEALED])('refuses while it goes on', (...history) => {
  expect(given(...history).when({}, undefined).decision).toMatchObject({
    rejection: { code: 'wish-goes-on' },
  });
});
