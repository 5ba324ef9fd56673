import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE, NOW } from '../../../../test/operators/sample-operators.ts';
import { WithdrawalEnded } from './events.ts';
import { rejectWithdrawal } from './reject-withdrawal.ts';
import { ITEM, OFFERED, context, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, rejectWithdrawal);
const INPUT = { itemId: ITEM.itemId, reason: 'mistake' as const };

it('rejects a withdrawal that waits for release, with one operator', () => {
  expect(given(created(true)).when(INPUT, context(BOB)).decision).toEqual(
    accepted(WithdrawalEnded.of({ outcome: 'rejected', reason: 'mistake', due: NOW + 86_400_000 })),
  );
});

it.each([
  ['one who may not', [created(true)], EVE, 'may-not'],
  ['anyone where there is nothing', [], BOB, 'no-withdrawal'],
  ['anyone once it is offered', OFFERED, BOB, 'not-waiting'],
])('refuses %s', (_what, history, by, code) => {
  expect(given(...history).when(INPUT, context(by)).decision).toMatchObject({ rejection: { code } });
});
