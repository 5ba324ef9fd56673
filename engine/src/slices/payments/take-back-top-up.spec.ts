import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import {
  ALL,
  AT,
  CAUSE,
  ORDERED,
  creditedEvent,
  granted,
  ordered,
  playerFold,
  posted,
  takenBackEvent,
} from '../../../../test/payments/sample-payments.ts';
import { takeBackTopUp } from './take-back-top-up.ts';

const { given } = specify(playerFold, takeBackTopUp);
const INPUT = { ordered: ORDERED, cause: CAUSE };

it.each([
  ['all that was credited', ALL + 5, ALL, 0],
  ['what is there, and the rest is owed', 300_000, 300_000, ALL - 300_000],
])('deducts %s', (_what, balance, taken, owed) => {
  const { decision, state } = given(ordered, creditedEvent(), granted(balance)).when(INPUT, { at: AT });
  expect(decision).toEqual(
    accepted(takenBackEvent(taken, owed), posted('top-up-back', ['player', 'mint'], taken, balance - taken)),
  );
  expect(state.payments.debt).toBe(owed);
});

it('moves nothing if nothing is there', () => {
  expect(given(ordered, creditedEvent()).when(INPUT, { at: AT }).decision).toEqual(
    accepted(takenBackEvent(0, ALL)),
  );
});

it('writes nothing if repeated', () => {
  const history = [ordered, creditedEvent(), takenBackEvent(0, ALL)];
  expect(given(...history).when(INPUT, { at: AT }).decision).toEqual(accepted());
});
