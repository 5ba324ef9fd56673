import { describe, expect, it } from 'vitest';
import { battleRoot } from '../../fairness/index.ts';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import {
  ANNA,
  BEN,
  CANCELLED,
  FINISHED,
  FREE,
  FROZEN,
  NOW,
  SECOND,
  SOURCE,
  TERMS,
  WAITING,
  waitingWith,
} from '../../../../test/battles/sample-battles.ts';
import { BattleFrozen, SeatTaken, SeatVacated, WAIT_MS } from './events.ts';
import { battle, hashedTerms } from './state.ts';
import { takeSeat } from './take-seat.ts';

const { given } = specify(battle, takeSeat);

describe('taking a seat', () => {
  it('freezes the battle with the last one, and fixes the first round by the rule', () => {
    const { events, state, reply } = given(...WAITING).when(BEN, FREE);
    const entries = state.seats.map(({ n, entrant, userSeed }) => ({ n, entrant, userSeed }));
    const root = battleRoot(hashedTerms(TERMS), entries);
    expect(events).toEqual([SECOND, BattleFrozen.of({ root, source: SOURCE, newest: 1_000 })]);
    expect(SOURCE.round).toBe(1_003);
    expect(reply).toEqual({ seat: 2 });
  });

  it('freezes nothing while another seat is free', () => {
    const { events } = given(...waitingWith({ seats: 3 })).when(BEN, FREE);
    expect(events.map(({ type }) => type)).toEqual([SeatTaken.type]);
  });

  it('releases the seats of players who may not play any more, and does not freeze', () => {
    const { events, state } = given(...WAITING).when(BEN, {
      ...FREE,
      isBarred: (player: string) => player === 'anna0000',
    });
    expect(events[0]).toEqual(SeatVacated.of({ n: 1, reserved: ANNA.reserved }));
    expect(state.seats.map(({ n, reserved }) => [n, reserved])).toEqual([[1, BEN.reserved]]);
    expect(state.frozen).toBeUndefined();
  });

  it('writes nothing if repeated', () => {
    expect(given(...FROZEN).when(BEN, FREE).decision).toEqual(accepted());
  });

  const late = { ...FREE, time: NOW + WAIT_MS };
  const CLEO = { ...BEN, reserved: 'player-cleo0000#4' };
  it.each([
    ['battle-unknown', [], BEN, FREE],
    ['already-seated', WAITING, { ...ANNA, reserved: 'player-anna0000#9' }, FREE],
    ['battle-cancelled', CANCELLED, BEN, FREE],
    ['battle-cancelled', WAITING, BEN, late],
    ['battle-over', FINISHED, CLEO, FREE],
    ['battle-full', FROZEN, CLEO, FREE],
    ['stale-version', WAITING, BEN, { ...FREE, inForce: () => false }],
    ['beacon-away', WAITING, BEN, { ...FREE, beacon: undefined }],
    // The beacon of its creation was independent, and this one is not.
    ['beacon-away', WAITING, BEN, { ...FREE, ceilingsOf: () => ({ ceiling: 40_000, houseCeiling: 39_999 }) }],
    ['beacon-away', WAITING, BEN, { ...FREE, ceilingsOf: () => undefined }],
  ])('refuses: %s (%#)', (code, history, input, context) => {
    expect(given(...history).when(input, context).decision).toMatchObject({ rejection: { code } });
  });

  it('refuses a second seat of a device', () => {
    const [created, first] = waitingWith({ oneADevice: true });
    const device = 'd'.repeat(64);
    if (created === undefined || first === undefined || !SeatTaken.is(first)) throw new Error('no seat');
    const taken = SeatTaken.of({ ...first.data, device });
    const { decision } = given(created, taken).when({ ...BEN, device }, FREE);
    expect(decision).toMatchObject({ rejection: { code: 'device-seated' } });
  });
});
