import { expect, it } from 'vitest';
import { type AnyEvent, accepted } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved } from '../operators/index.ts';
import {
  ADA,
  BOB,
  PAIRS,
  added,
  by,
  fold as operators,
} from '../../../../test/operators/sample-operators.ts';
import { approveRefund } from './approve-refund.ts';
import { OrderReversed, RefundAsked } from './events.ts';
import { payment } from './payment.ts';
import { proposeRefund } from './propose-refund.ts';
import { PAID, REFERENCE } from '../../../../test/payments/sample-payments.ts';

const { register } = foldAll(operators, [added(ADA), added(BOB, 'finance'), PAIRS]);
const context = (operatorId: string) => ({ ...by(operatorId), register });
const INPUT = { proposalId: '00000000000000a1', reason: 'fraud' as const };
const [proposed] = specify(payment, proposeRefund)
  .given(...PAID)
  .when(INPUT, context(BOB)).events;
if (proposed === undefined) throw new RangeError('a proposal is one event');
const { given } = specify(payment, approveRefund);

it('requests a refund that another person proposed', () => {
  const { events } = given(...PAID, proposed).when(INPUT, context(ADA));
  expect(events).toMatchObject([
    RefundAsked.of({ reason: 'fraud', approved: true }),
    { type: ChangeApproved.type, data: { proposalId: INPUT.proposalId } },
  ]);
});

it('is refused to its author, for another reason, and after the refund', () => {
  const back = OrderReversed.of({ reference: REFERENCE, way: 'chargeback', asked: null, due: 0 });
  const code = (history: readonly AnyEvent[], input: typeof INPUT, operatorId: string) =>
    given(...PAID, proposed, ...history).when(input, context(operatorId)).decision;
  expect(code([], INPUT, BOB)).toMatchObject({ rejection: { code: 'own-proposal' } });
  const other = { ...INPUT, proposalId: '00000000000000a9' };
  expect(code([], other, ADA)).toMatchObject({ rejection: { code: 'unknown-proposal' } });
  expect(code([back], INPUT, ADA)).toMatchObject({ rejection: { code: 'not-refundable' } });
});

it('happens only once', () => {
  const after = [...PAID, proposed, ...given(...PAID, proposed).when(INPUT, context(ADA)).events];
  expect(given(...after).when(INPUT, context(ADA)).decision).not.toEqual(accepted());
});
