import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ASKED, PLANTED, TERMS, priceOf } from '../../../../test/wishes/sample-wishes.ts';
import { plantAskedWish } from './plant-asked-wish.ts';
import { wish } from './state.ts';

const { given } = specify(wish, plantAskedWish);
const asked = { asked: ASKED, terms: TERMS };

it('plants a wish that a player asked for, once', () => {
  expect(given().when(asked, { priceOf }).events).toEqual(PLANTED);
  expect(given(...PLANTED).when(asked, { priceOf }).decision).toEqual(accepted());
});

it.each([
  ['wish-known', PLANTED, { ...asked, asked: 'player-ben00000#3' }, { priceOf }],
  ['stale-version', [], asked, { priceOf: () => TERMS.price + 1 }],
])('refuses: %s', (code, history, input, context) => {
  expect(given(...history).when(input, context).decision).toMatchObject({ rejection: { code } });
});
