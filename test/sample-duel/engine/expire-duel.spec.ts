import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { DuelExpired } from './events.ts';
import { expireDuel } from './expire-duel.ts';
import { DRAWN, EXPIRED, JOIN_BY, OPEN, SEATED } from '../sample-events.ts';
import { duel } from './state.ts';

const { given } = specify(duel, expireDuel);

describe('expire-duel', () => {
  it('expires a duel after the time to join', () => {
    const { decision, state } = given(...OPEN).when({}, { time: JOIN_BY });

    expect(decision).toEqual(accepted(DuelExpired.of({})));
    expect(state).toMatchObject({ phase: 'expired', cause: 'test-stream#2' });
  });

  it('refuses an unknown duel, and one that can still be joined', () => {
    expect(given().when({}, { time: 0 }).decision).toEqual(rejected({ code: 'no-duel' }));
    expect(given(...OPEN).when({}, { time: JOIN_BY - 1 }).decision).toEqual(
      rejected({ code: 'too-early', joinBy: JOIN_BY }),
    );
  });

  it('writes nothing if somebody joined, or if repeated', () => {
    for (const history of [SEATED, DRAWN, EXPIRED])
      expect(given(...history).when({}, { time: JOIN_BY }).decision).toEqual(accepted());
  });
});
