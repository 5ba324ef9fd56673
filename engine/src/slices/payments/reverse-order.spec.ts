import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { OrderReversed, RefundAsked, SILENCE_MS } from './events.ts';
import { payment, phaseOf } from './payment.ts';
import { reverseOrder } from './reverse-order.ts';
import { EXPIRED, PAID, REFERENCE } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, reverseOrder);
const INPUT = { reference: REFERENCE, way: 'chargeback' as const };
const TIME = 9_000;
const REVERSED = { ...INPUT, asked: null, due: TIME + SILENCE_MS };

it('records that the payer has the money back', () => {
  const { decision, state } = given(...PAID).when(INPUT, { time: TIME });
  expect(decision).toEqual(accepted(OrderReversed.of(REVERSED)));
  expect(phaseOf(state.payment)).toBe('charged-back');
});

it("names the operator's request", () => {
  const asked = RefundAsked.of({ reason: 'requested', approved: false });
  expect(given(...PAID, asked).when({ ...INPUT, way: 'refund' }, { time: TIME }).decision).toEqual(
    accepted(OrderReversed.of({ ...REVERSED, way: 'refund', asked: 'test-stream#4' })),
  );
});

it('refuses an unpaid order, and another reference', () => {
  for (const [history, reference] of [
    [EXPIRED, REFERENCE],
    [PAID, 'cs_2'],
  ] as const)
    expect(given(...history).when({ ...INPUT, reference }, { time: TIME }).decision).toEqual(
      rejected({ code: 'not-paid' }),
    );
});

it('writes nothing if repeated', () => {
  expect(given(...PAID, OrderReversed.of(REVERSED)).when(INPUT, { time: TIME }).decision).toEqual(accepted());
});
