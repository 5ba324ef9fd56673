import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { OrderReinstated, OrderReversed, SILENCE_MS } from './events.ts';
import { payment, phaseOf } from './payment.ts';
import { refundFault } from './refund.ts';
import { reinstateOrder } from './reinstate-order.ts';
import { EXPIRED, PAID, REFERENCE } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, reinstateOrder);
const INPUT = { reference: REFERENCE };
const TIME = 9_000;
const reversed = (way: 'refund' | 'chargeback') =>
  OrderReversed.of({ ...INPUT, way, asked: null, due: TIME + SILENCE_MS });
const reinstated = OrderReinstated.of({ ...INPUT, due: TIME + SILENCE_MS });

it('makes the order paid again, so that it can be refunded', () => {
  const { decision, state } = given(...PAID, reversed('chargeback')).when(INPUT, { time: TIME });
  expect(decision).toEqual(accepted(reinstated));
  expect(phaseOf(state.payment)).toBe('paid');
  expect(refundFault(state)).toBeUndefined();
});

it('refuses an unpaid order, and one that an operator refunded', () => {
  expect(given(...EXPIRED).when(INPUT, { time: TIME }).decision).toEqual(rejected({ code: 'not-paid' }));
  expect(given(...PAID).when({ reference: 'cs_2' }, { time: TIME }).decision).toEqual(
    rejected({ code: 'not-paid' }),
  );
  expect(given(...PAID, reversed('refund')).when(INPUT, { time: TIME }).decision).toEqual(
    rejected({ code: 'not-charged-back' }),
  );
});

it('writes nothing if repeated, or without a chargeback', () => {
  for (const history of [PAID, [...PAID, reversed('chargeback'), reinstated]])
    expect(given(...history).when(INPUT, { time: TIME }).decision).toEqual(accepted());
});
