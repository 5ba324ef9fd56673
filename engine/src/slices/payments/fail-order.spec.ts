import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { OrderFailed } from './events.ts';
import { failOrder } from './fail-order.ts';
import { payment } from './payment.ts';
import { EXPIRED, PAID, PENDING } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, failOrder);
const INPUT = { reason: 'declined' as const };

it('ends an order for which the provider expects no money', () => {
  expect(given(...PENDING).when(INPUT, undefined).decision).toEqual(accepted(OrderFailed.of(INPUT)));
});

it('refuses an unknown order', () => {
  expect(given().when(INPUT, undefined).decision).toEqual(rejected({ code: 'no-order' }));
});

it('writes nothing for a decided order: paid takes precedence over failed', () => {
  for (const history of [PAID, EXPIRED])
    expect(given(...history).when(INPUT, undefined).decision).toEqual(accepted());
});
