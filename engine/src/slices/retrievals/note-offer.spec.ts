import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WithdrawalOffered } from './events.ts';
import { noteOffer } from './note-offer.ts';
import { OFFERED, REFERENCE, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, noteOffer);
const INPUT = { reference: REFERENCE };

it('notes the offer and its deadline once', () => {
  expect(given(created()).when(INPUT, { time: 7 }).decision).toEqual(
    accepted(WithdrawalOffered.of({ reference: REFERENCE, answerBy: 507 })),
  );
  expect(given(...OFFERED).when(INPUT, { time: 7 }).decision).toEqual(accepted());
});

it.each([
  ['of nothing', [], 'no-withdrawal'],
  ['of what waits for its release', [created(true)], 'not-released'],
])('refuses an offer %s', (_what, history, code) => {
  expect(given(...history).when(INPUT, { time: 7 }).decision).toMatchObject({ rejection: { code } });
});
