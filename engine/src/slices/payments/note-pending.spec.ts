import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { OrderPending } from './events.ts';
import { notePending } from './note-pending.ts';
import { payment, phaseOf } from './payment.ts';
import { CREATED, EXPIRED, PAID, PENDING, REFERENCE } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, notePending);
const INPUT = { reference: REFERENCE };

it("records the provider's reference of the payment", () => {
  const { decision, state } = given(...CREATED).when(INPUT, undefined);
  expect(decision).toEqual(accepted(OrderPending.of(INPUT)));
  expect(phaseOf(state.payment)).toBe('pending');
});

it('refuses an unknown order', () => {
  expect(given().when(INPUT, undefined).decision).toEqual(rejected({ code: 'no-order' }));
});

it('writes nothing if repeated, or once it was decided', () => {
  for (const history of [PENDING, PAID, EXPIRED])
    expect(given(...history).when({ reference: 'cs_2' }, undefined).decision).toEqual(accepted());
});
