import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { endTopUp } from './end-top-up.ts';
import {
  CAUSE,
  ORDERED,
  creditedEvent,
  endedEvent,
  ordered,
  playerFold,
} from '../../../../test/payments/sample-payments.ts';

const { given } = specify(playerFold, endTopUp);
const INPUT = { ordered: ORDERED, cause: CAUSE, outcome: 'expired' as const };

it('ends an unpaid order', () => {
  const { decision, state } = given(ordered).when(INPUT, undefined);
  expect(decision).toEqual(accepted(endedEvent));
  expect(state.payments.open).toBe(0);
});

it("removes an unpaid order from the player's state", () => {
  const { state } = given(ordered).when(INPUT, undefined);
  expect(state.payments.orders.size).toBe(0);
});

it('writes nothing if repeated, and for a credited or unknown order', () => {
  for (const history of [[ordered, endedEvent], [ordered, creditedEvent()], []])
    expect(given(...history).when(INPUT, undefined).decision).toEqual(accepted());
});
