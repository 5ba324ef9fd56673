import { expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { dropRefund } from './drop-refund.ts';
import { payment } from './payment.ts';
import { proposeRefund } from './propose-refund.ts';
import { PAID, context } from '../../../../test/payments/sample-payments.ts';

const INPUT = { proposalId: '00000000000000a1', reason: 'requested' as const };
const proposed = specify(payment, proposeRefund)
  .given(...PAID)
  .when(INPUT, context(BOB)).events;
const { given } = specify(payment, dropRefund);

it('ends a proposal without a refund', () => {
  const { events } = given(...PAID, ...proposed).when(INPUT, context(BOB));
  expect(events).toMatchObject([{ type: 'ChangeDropped', data: { reason: 'withdrawn' } }]);
});

it('is refused to an operator without the right, and for an unknown proposal', () => {
  const code = (history: typeof proposed, by: string) =>
    given(...PAID, ...history).when(INPUT, context(by)).decision;
  expect(code(proposed, EVE)).toMatchObject({ rejection: { code: 'may-not' } });
  expect(code([], BOB)).toMatchObject({ rejection: { code: 'unknown-proposal' } });
});
