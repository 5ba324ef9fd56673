import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { DuelJoined } from './events.ts';
import { ANNA, BEN, DRAWN, ENDED, EXPIRED, JOIN_BY, OPEN, SEATED, STAKE } from '../sample-events.ts';
import { duel } from './state.ts';
import { type JoinDuel, joinDuel } from './join-duel.ts';

const { given } = specify(duel, joinDuel);
const CLEO = { reserved: 'player-cleo0000#4', playerId: 'cleo0000' };
const take = (history: readonly AnyEvent[], input: Partial<JoinDuel> = {}, time = JOIN_BY - 1) =>
  given(...history).when({ ...BEN, stake: STAKE, ...input }, { time });

describe('join-duel', () => {
  it('takes the second seat until the end of the time to join', () => {
    const { decision, reply, state } = take(OPEN);

    expect(decision).toEqual(accepted(DuelJoined.of(BEN)));
    expect(reply).toEqual(BEN);
    expect(state).toMatchObject({ phase: 'seated', cause: 'test-stream#2', seats: [ANNA, BEN] });
  });

  it('writes nothing if repeated at any later phase', () => {
    for (const history of [SEATED, DRAWN, ENDED])
      expect(take(history, {}, JOIN_BY + 1).decision).toEqual(accepted());
  });
});

describe('join-duel refuses', () => {
  it.each([
    ['a duel that is not there', [], {}, 0, { code: 'no-duel' }],
    ['a third player', SEATED, CLEO, 0, { code: 'duel-full' }],
    ['whoever comes when the time is over', OPEN, {}, JOIN_BY, { code: 'too-late', joinBy: JOIN_BY }],
    ['a seat of a duel that expired', EXPIRED, {}, 0, { code: 'too-late', joinBy: JOIN_BY }],
    ['both seats to one', OPEN, { ...ANNA, reserved: 'player-anna0000#9' }, 0, { code: 'own-duel' }],
    ['another stake', OPEN, { stake: STAKE + 1 }, 0, { code: 'other-stake', stake: STAKE }],
  ] as const)('%s', (_what, history, input, time, rejection) => {
    expect(take(history, input, time).decision).toEqual(rejected(rejection));
  });

  it('in the documented order', () => {
    const own = { ...ANNA, reserved: 'player-anna0000#9', stake: STAKE + 1 };
    const codes = [
      take([], own, JOIN_BY),
      take(SEATED, own, JOIN_BY),
      take(OPEN, own, JOIN_BY),
      take(OPEN, own),
      take(OPEN, { stake: STAKE + 1 }),
    ].map(({ decision }) => (decision.kind === 'rejected' ? decision.rejection.code : 'accepted'));

    expect(codes).toEqual(['no-duel', 'duel-full', 'too-late', 'own-duel', 'other-stake']);
  });
});
