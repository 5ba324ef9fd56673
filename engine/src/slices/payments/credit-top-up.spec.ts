import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { creditTopUp } from './credit-top-up.ts';
import {
  ALL,
  AT,
  CAUSE,
  ORDERED,
  creditedEvent,
  endedEvent,
  ordered,
  playerFold,
  posted,
  takenBackEvent,
} from '../../../../test/payments/sample-payments.ts';

const { given } = specify(playerFold, creditTopUp);
const INPUT = { ordered: ORDERED, cause: CAUSE };
const CONTEXT = { at: AT, terms: undefined };

describe('credit-top-up', () => {
  it('credits gems, gift and bonus at once, each for its own reason', () => {
    const { decision, state } = given(ordered).when(INPUT, CONTEXT);
    expect(decision).toEqual(
      accepted(
        creditedEvent(),
        posted('top-up', ['mint', 'player'], 1_000_000, 1_000_000),
        posted('top-up-gift', ['mint', 'player'], 50_000, 1_050_000),
        posted('top-up-bonus', ['mint', 'player'], 20_000, ALL),
      ),
    );
    expect(state.payments).toMatchObject({ open: 0, credited: 1 });
  });

  it("marks the credit of an ended order as late, with the terms from the payment's stream", () => {
    const { events, state } = given(ordered, endedEvent).when(INPUT, { at: AT, terms: ordered.data });
    expect(events[0]).toEqual(creditedEvent(0, true));
    expect(state.payments).toMatchObject({ open: 0, credited: 1 });
    expect(given(ordered, endedEvent, ...events).when(INPUT, CONTEXT).decision).toEqual(accepted());
  });

  it('deducts the debt', () => {
    const before = [ordered, creditedEvent(), takenBackEvent(0, 400_000), ordered];
    const { events, state } = given(...before).when({ ...INPUT, ordered: 'test-stream#4' }, CONTEXT);
    expect(events.at(-1)).toEqual(posted('top-up-debt', ['player', 'mint'], 400_000, ALL - 400_000));
    expect(state.payments.debt).toBe(0);
  });

  it('writes nothing if repeated', () => {
    for (const history of [
      [ordered, creditedEvent()],
      [ordered, creditedEvent(), takenBackEvent(0, ALL)],
    ])
      expect(given(...history).when(INPUT, CONTEXT).decision).toEqual(accepted());
  });
});
