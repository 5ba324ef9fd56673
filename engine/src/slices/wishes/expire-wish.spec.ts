import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { FROZEN, GROWING, RETURNED, TERMS, priceOf } from '../../../../test/wishes/sample-wishes.ts';
import { WishReturned } from './events.ts';
import { expireWish } from './expire-wish.ts';
import { wish } from './state.ts';

const { given } = specify(wish, expireWish);
const over = { time: TERMS.closesAt, priceOf };
const early = { time: TERMS.closesAt - 1, priceOf };

it('takes back a wish that is not full at its deadline, or whose skin has another price', () => {
  const expire = (context: typeof early) => given(...GROWING).when({}, context).decision;
  expect(expire(over)).toEqual(accepted(WishReturned.of({ reason: 'expired' })));
  const dearer = { ...early, priceOf: () => TERMS.price + 1 };
  expect(expire(dearer)).toEqual(accepted(WishReturned.of({ reason: 'price' })));
  expect(expire(early)).toMatchObject({ rejection: { code: 'wish-grows', until: TERMS.closesAt } });
});

it.each([FROZEN, RETURNED])('writes nothing once it grows no more', (...history) => {
  expect(given(...history).when({}, over).decision).toEqual(accepted());
});
