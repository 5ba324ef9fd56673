import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { TopUpDebtSettled } from './events.ts';
import {
  ALL,
  AT,
  creditedEvent,
  granted,
  ordered,
  playerFold,
  posted,
  takenBackEvent,
} from '../../../../test/payments/sample-payments.ts';
import { settleDebt } from './settle-debt.ts';

const { given } = specify(playerFold, settleDebt);
const OWING = [ordered, creditedEvent(), takenBackEvent(0, ALL)];

it('pays what there is, up to the debt', () => {
  const { decision, reply, state } = given(...OWING, granted(70_000)).when({}, { at: AT });
  expect(decision).toEqual(
    accepted(TopUpDebtSettled.of({ amount: 70_000 }), posted('top-up-debt', ['player', 'mint'], 70_000, 0)),
  );
  expect(reply).toEqual({ balance: 0 });
  expect(state.payments.debt).toBe(ALL - 70_000);
});

it('refuses in the documented order', () => {
  expect(given(ordered).when({}, { at: AT }).decision).toEqual(rejected({ code: 'no-debt' }));
  expect(given(...OWING).when({}, { at: AT }).decision).toEqual(
    rejected({ code: 'insufficient-gems', cost: ALL, balance: 0 }),
  );
});
