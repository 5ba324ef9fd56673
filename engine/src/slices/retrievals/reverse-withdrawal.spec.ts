import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WithdrawalReversed } from './events.ts';
import { reverseWithdrawal } from './reverse-withdrawal.ts';
import { DELIVERED, OFFERED, REFERENCE } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, reverseWithdrawal);
const INPUT = { reference: REFERENCE };
const WEEK_MS = 604_800_000;

it('reverses a delivery once, up to the last millisecond allowed', () => {
  const reversed = WithdrawalReversed.of({ reference: REFERENCE, due: WEEK_MS + 86_400_000 });
  expect(given(...DELIVERED).when(INPUT, { time: WEEK_MS }).decision).toEqual(accepted(reversed));
  expect(given(...DELIVERED, reversed).when(INPUT, { time: WEEK_MS }).decision).toEqual(accepted());
});

it.each([
  ['what was not delivered', OFFERED, 0, 'not-delivered'],
  ['what has settled', DELIVERED, WEEK_MS + 1, 'settled'],
])('refuses %s', (_what, history, time, code) => {
  expect(given(...history).when(INPUT, { time }).decision).toMatchObject({ rejection: { code } });
});
