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

it('ends an order that nobody paid', () => {
  const { decision, state } = given(ordered).when(INPUT, undefined);
  expect(decision).toEqual(accepted(endedEvent));
  expect(state.payments.open).toBe(0);
});

it('leaves nothing of an order that nobody paid in the state of its player', () => {
  const { state } = given(ordered).when(INPUT, undefined);
  expect(state.payments.orders.size).toBe(0);
});

it('stays quiet on repeat, and for what was credited or never ordered', () => {
  for (const history of [[ordered, endedEvent], [ordered, creditedEvent()], []])
    expect(given(...history).when(INPUT, undefined).decision).toEqual(accepted());
});
