import { expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { payment } from './payment.ts';
import { proposeRefund } from './propose-refund.ts';
import { PAID, PENDING, context } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, proposeRefund);
const INPUT = { proposalId: '00000000000000a1', reason: 'requested' as const };

it('proposes a refund and records its hash', () => {
  const { events, state } = given(...PAID).when(INPUT, context(BOB));
  expect(events).toMatchObject([{ type: 'ChangeProposed', data: { editors: [BOB] } }]);
  expect(state.proposals.open.size).toBe(1);
});

it.each([
  ['by one who may not', PAID, EVE, {}, 'may-not'],
  ['of nothing', [], BOB, {}, 'no-order'],
  ['of what was not paid', PENDING, BOB, {}, 'not-refundable'],
])('is refused %s', (_what, history, by, other, code) => {
  const { decision } = given(...history).when({ ...INPUT, ...other }, context(by));
  expect(decision).toMatchObject({ rejection: { code } });
});

it('is refused if the same one waits, or if the id is used', () => {
  const before = [...PAID, ...given(...PAID).when(INPUT, context(BOB)).events];
  const again = (proposalId: string) =>
    given(...before).when({ ...INPUT, proposalId }, context(BOB)).decision;
  expect(again(INPUT.proposalId)).toMatchObject({ rejection: { code: 'proposal-known' } });
  expect(again('00000000000000a2')).toMatchObject({ rejection: { code: 'proposed-already' } });
});
