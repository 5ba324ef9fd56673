import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { payOrder } from './pay-order.ts';
import { payment, phaseOf } from './payment.ts';
import {
  CREATED,
  EXPIRED,
  PAID,
  PAY,
  PENDING,
  paidEvent,
} from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, payOrder);
const TIME = 5_000;

describe('pay-order', () => {
  it('accepts the money of an open order, whether its provider had answered or not', () => {
    for (const history of [CREATED, PENDING]) {
      const { decision, state } = given(...history).when(PAY, { time: TIME });
      expect(decision).toEqual(accepted(paidEvent(false, TIME)));
      expect(phaseOf(state.payment)).toBe('paid');
    }
  });

  it('overrides an earlier end, and marks itself as late', () => {
    expect(given(...EXPIRED).when(PAY, { time: TIME }).decision).toEqual(accepted(paidEvent(true, TIME)));
  });

  it('refuses an unknown order', () => {
    expect(given().when(PAY, { time: TIME }).decision).toEqual(rejected({ code: 'no-order' }));
  });

  it.each([
    ['reference', { reference: 'cs_2' }],
    ['player', { playerId: 'ben00000' }],
    ['price', { price: 69_999 }],
    ['currency', { currency: 'VND' }],
  ] as const)('refuses another %s', (of, other) => {
    const { decision } = given(...PENDING).when({ ...PAY, ...other }, { time: TIME });
    expect(decision).toEqual(rejected({ code: 'payment-mismatch', of }));
  });

  it('writes nothing if repeated', () => {
    expect(given(...PAID).when(PAY, { time: TIME }).decision).toEqual(accepted());
  });
});
