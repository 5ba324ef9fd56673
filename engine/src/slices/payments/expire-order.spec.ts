import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { OrderExpired } from './events.ts';
import { expireOrder } from './expire-order.ts';
import { payment } from './payment.ts';
import { EXPIRED, PAID, PENDING } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, expireOrder);
const AFTER = { time: 3_601_000 };

it('expires an order after its time', () => {
  expect(given(...PENDING).when({}, AFTER).decision).toEqual(accepted(OrderExpired.of({})));
});

it('refuses an unknown order, and one that can still be paid', () => {
  expect(given().when({}, AFTER).decision).toEqual(rejected({ code: 'no-order' }));
  expect(given(...PENDING).when({}, { time: 3_600_999 }).decision).toEqual(
    rejected({ code: 'too-early', expiresAt: 3_601_000 }),
  );
});

it('writes nothing for a paid order, or if repeated', () => {
  for (const history of [PAID, EXPIRED])
    expect(given(...history).when({}, AFTER).decision).toEqual(accepted());
});
