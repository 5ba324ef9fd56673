import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { openDuel } from './open-duel.ts';
import { ANNA, BEN, DRAWN, JOIN_BY, OPEN, STAKE } from '../sample-events.ts';
import { duel } from './state.ts';

const { given } = specify(duel, openDuel);
const terms = { stake: STAKE, joinBy: JOIN_BY };

describe('open-duel', () => {
  it('opens a duel on the terms of its first stake', () => {
    const { decision, reply, state } = given().when({ ...ANNA, ...terms }, undefined);

    expect(decision).toEqual(accepted(...OPEN));
    expect(reply).toEqual(ANNA);
    expect(state).toEqual({
      phase: 'open',
      cause: 'test-stream#1',
      ...terms,
      seats: [ANNA],
      winner: undefined,
    });
  });

  it('refuses another stake for an existing duel', () => {
    expect(given(...OPEN).when({ ...BEN, ...terms }, undefined).decision).toEqual(
      rejected({ code: 'duel-exists' }),
    );
  });

  it('writes nothing if repeated at any later phase', () => {
    for (const history of [OPEN, DRAWN])
      expect(given(...history).when({ ...ANNA, ...terms }, undefined).decision).toEqual(accepted());
  });
});
