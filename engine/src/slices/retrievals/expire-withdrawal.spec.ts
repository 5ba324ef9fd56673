import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WithdrawalEnded } from './events.ts';
import { expireWithdrawal } from './expire-withdrawal.ts';
import { created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, expireWithdrawal);

it('ends only withdrawals that nobody released in time', () => {
  const ended = WithdrawalEnded.of({ outcome: 'unreleased', reason: null, due: 86_409_000 });
  expect(given(created(true)).when({}, { time: 9_000 }).decision).toEqual(accepted(ended));
  expect(given(created(true), ended).when({}, { time: 9_000 }).decision).toEqual(accepted());
  expect(given(created()).when({}, { time: 9_000 }).decision).toEqual(accepted());
});

it.each([
  ['nothing', [], 9_000, 'no-withdrawal'],
  ['it too early', [created(true)], 8_999, 'too-early'],
])('refuses to end %s', (_what, history, time, code) => {
  expect(given(...history).when({}, { time }).decision).toMatchObject({ rejection: { code } });
});
