import { describe, expect, it } from 'vitest';
import { accepted, combine, rejected } from '../../../engine/src/kernel/index.ts';
import { foldAll, specify } from '../../samples/engine/specification.ts';
import type { Wallet } from '../../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../../engine/src/slices/wallet/state.ts';
import { STAKE_MAX, StakeReserved } from './events.ts';
import { JOIN_MS, type ReserveStake, reserveStake } from './reserve-stake.ts';
import { STAKE, granted, reserved } from '../sample-events.ts';
import { stakes } from './stakes.ts';

const { given } = specify(combine<{ wallet: Wallet }>({ wallet }), reserveStake);
const reserve = (input: Partial<ReserveStake>, gems = 50_000) =>
  given(granted(gems)).when(
    { duel: 'duel-1', seat: 'first', stake: STAKE, ...input },
    { time: 700_000, at: 'test-stream#2' },
  );

describe('reserve-stake', () => {
  it('holds the stake until the end of the time to join, named by its event', () => {
    const { decision, events, reply, state } = reserve({});

    expect(JOIN_MS).toBe(300_000);
    expect(decision).toEqual(accepted(...reserved(40_000)));
    expect(reply).toEqual({ duel: 'duel-1', seat: 'first', stake: STAKE });
    expect(foldAll(stakes, [granted(50_000), ...events]).held).toEqual([
      {
        place: 'test-stream#2',
        stake: { gems: STAKE },
        stream: 'duel-1',
        seat: 'first',
        endsBy: 1_000_000,
      },
    ]);
    expect(state.wallet.balance).toBe(40_000);
  });

  it('holds the stake of a second seat only while the seat is requested', () => {
    expect(reserve({ seat: 'second' }).events.find(StakeReserved.is)?.data.due).toBe(700_000);
  });
});

describe('reserve-stake refuses', () => {
  it.each([0, -1, 0.5, Number.NaN, STAKE_MAX + 1])('a stake of %d', (stake) => {
    expect(reserve({ stake }, 2 * STAKE_MAX).decision).toEqual(
      rejected({ code: 'stake-out-of-range', max: STAKE_MAX }),
    );
  });

  it('a stake one unit above the balance, after checking its range', () => {
    expect(reserve({}, STAKE - 1).decision).toEqual(
      rejected({ code: 'insufficient-gems', cost: STAKE, balance: STAKE - 1 }),
    );
    expect(reserve({ stake: STAKE_MAX + 1 }, 1).decision).toMatchObject({
      rejection: { code: 'stake-out-of-range' },
    });
  });
});
