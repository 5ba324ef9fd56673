import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { cancelOrder } from './cancel-order.ts';
import { OrderCancelled, OrderPaid } from './events.ts';
import { payOrder } from './pay-order.ts';
import { payment } from './payment.ts';
import { EXPIRED, PAID, PENDING } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, cancelOrder);
const OWN = { by: 'anna0000' };

it('takes an order back that waits for money', () => {
  expect(given(...PENDING).when({}, OWN).decision).toEqual(accepted(OrderCancelled.of({})));
});

it('refuses an unknown order, and another player’s', () => {
  expect(given().when({}, OWN).decision).toEqual(rejected({ code: 'order-unknown' }));
  expect(given(...PENDING).when({}, { by: 'ben00000' }).decision).toEqual(
    rejected({ code: 'order-unknown' }),
  );
});

it('refuses an order that was paid, or has ended', () => {
  for (const history of [PAID, EXPIRED, [...PENDING, OrderCancelled.of({})]])
    expect(given(...history).when({}, OWN).decision).toEqual(rejected({ code: 'order-not-waiting' }));
});

it('leaves a payment that comes all the same to be credited, late', () => {
  const paid = specify(payment, payOrder);
  const [created] = PAID;
  const { decision } = paid
    .given(...PENDING, OrderCancelled.of({}))
    .when({ reference: 'cs_1', playerId: 'anna0000', price: 70_000, currency: 'CNY' }, { time: 5_000 });
  expect(created).toBeDefined();
  expect(decision).toMatchObject({
    kind: 'accepted',
    events: [{ type: OrderPaid.type, data: { late: true } }],
  });
});
