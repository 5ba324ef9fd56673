import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { WithdrawalEnded, WithdrawalRecalled } from './events.ts';
import { recallWithdrawal } from './recall-withdrawal.ts';
import { DELIVERED, OFFERED, calling, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, recallWithdrawal);
const ANNA = 'player:anna0000';
const RECALLED = WithdrawalRecalled.of({});

it('ends at once if the provider does not know of it, otherwise asks the provider first', () => {
  expect(given(...OFFERED).when({}, calling(ANNA)).decision).toEqual(accepted(RECALLED));
  expect(given(...OFFERED, RECALLED).when({}, calling(`operator:${BOB}`)).decision).toEqual(accepted());
  expect(given(created(true)).when({}, calling(ANNA)).decision).toEqual(
    accepted(RECALLED, WithdrawalEnded.of({ outcome: 'recalled', reason: null, due: 86_401_000 })),
  );
});

it.each([
  ['nothing', [], ANNA, 'no-withdrawal'],
  ['another player’s', OFFERED, 'player:ben00000', 'no-withdrawal'],
  ['it by an operator who may not', OFFERED, `operator:${EVE}`, 'may-not'],
  ['what is delivered', DELIVERED, ANNA, 'withdrawal-over'],
])('refuses to recall %s', (_what, history, actor, code) => {
  expect(given(...history).when({}, calling(actor)).decision).toMatchObject({ rejection: { code } });
});
