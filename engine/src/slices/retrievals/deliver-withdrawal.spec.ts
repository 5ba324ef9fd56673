import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { deliverWithdrawal } from './deliver-withdrawal.ts';
import { WithdrawalDelivered } from './events.ts';
import { DELIVERED, ENDED, OFFERED, REFERENCE } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, deliverWithdrawal);
const INPUT = { reference: REFERENCE };

it('notes the delivery once, and that it settles after seven days', () => {
  expect(given(...OFFERED).when(INPUT, { time: 0 }).decision).toEqual(
    accepted(WithdrawalDelivered.of({ reference: REFERENCE, settlesAt: 7 * 86_400_000, due: 86_400_000 })),
  );
  expect(given(...DELIVERED).when(INPUT, { time: 0 }).decision).toEqual(accepted());
});

it.each([
  ['another offer', OFFERED, { reference: 'order_2' }, 'not-offered'],
  ['what had ended', ENDED, INPUT, 'withdrawal-ended'],
])('refuses %s', (_what, history, input, code) => {
  expect(given(...history).when(input, { time: 0 }).decision).toMatchObject({ rejection: { code } });
});
