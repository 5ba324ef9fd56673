import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DeliveryListMatched } from './events.ts';
import { delivery, matchDeliveryList } from './match-delivery-list.ts';

const { given } = specify(delivery, matchDeliveryList);
const LIST = { epoch: 2, offers: 3, unknown: 1 };

it('notes a matched list once per epoch, and only in the current one', () => {
  const matched = DeliveryListMatched.of(LIST);
  expect(given().when(LIST, { epoch: 2 }).decision).toEqual(accepted(matched));
  expect(given(matched).when(LIST, { epoch: 2 }).decision).toEqual(accepted());
  expect(given().when(LIST, { epoch: 3 }).decision).toMatchObject({ rejection: { code: 'other-epoch' } });
});
