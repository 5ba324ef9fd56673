import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { createOrder } from './create-order.ts';
import { payment } from './payment.ts';
import { CREATED, PAID } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, createOrder);
const [created] = CREATED;

it('begins the conversation about a payment only once', () => {
  if (created === undefined) throw new RangeError('there is a sample');
  expect(given().when(created.data, undefined).decision).toEqual(accepted(created));
  for (const history of [CREATED, PAID])
    expect(given(...history).when(created.data, undefined).decision).toEqual(accepted());
});
