import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import { WithdrawalEnded, WithdrawalRecalled } from './events.ts';
import { DELIVERED, OFFERED, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, endWithdrawal);
const RECALLED = WithdrawalRecalled.of({});

it.each([
  ['declined', OFFERED, 'declined', 'declined'],
  ['cancelled after its time', OFFERED, 'cancelled', 'expired'],
  ['cancelled before there was an offer', [created()], 'cancelled', 'unavailable'],
  ['cancelled once it was called back', [...OFFERED, RECALLED], 'cancelled', 'recalled'],
] as const)('%s: notes the matching outcome', (_what, history, outcome, meant) => {
  expect(given(...history).when({ outcome }, { time: 0 }).decision).toEqual(
    accepted(WithdrawalEnded.of({ outcome: meant, reason: null, due: 86_400_000 })),
  );
});

it('writes nothing once it was decided', () => {
  expect(given(...DELIVERED).when({ outcome: 'declined' }, { time: 0 }).decision).toEqual(accepted());
});

it.each([
  ['nothing', [], 'no-withdrawal'],
  ['what waits for its release', [created(true)], 'not-released'],
])('refuses to end %s', (_what, history, code) => {
  expect(given(...history).when({ outcome: 'private' }, { time: 0 }).decision).toMatchObject({
    rejection: { code },
  });
});
