import { describe, expect, it } from 'vitest';
import { accepted, combine } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { type Wallet, WalletPosted } from '../../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../../engine/src/slices/wallet/state.ts';
import { StakeSettled } from './events.ts';
import { STAKE, granted, reserved } from '../sample-events.ts';
import { settleStake } from './settle-stake.ts';
import { type Stakes, stakes } from './stakes.ts';

const { given } = specify(combine<{ wallet: Wallet; duel: Stakes }>({ wallet, duel: stakes }), settleStake);
const HELD = [granted(50_000), ...reserved(40_000)];
const input = (won: number) => ({ reserved: 'test-stream#2', cause: 'duel-1#3', won });
const settled = (won: number) => StakeSettled.of({ ...input(won), stake: STAKE });
const posted = (balance: number, ...postings: readonly (readonly [from: string, to: string])[]) =>
  WalletPosted.of({
    reason: 'duel-settle',
    postings: postings.map(([from, to]) => ({ from, to, amount: STAKE })),
    balance,
    cause: 'duel-1#3',
  });

describe('settle-stake', () => {
  it('pays the winner both stakes: the held one, and the other from the house', () => {
    const { decision, reply, state } = given(...HELD).when(input(2 * STAKE), undefined);

    expect(decision).toEqual(
      accepted(settled(2 * STAKE), posted(60_000, ['escrow', 'player'], ['house', 'player'])),
    );
    expect(reply).toEqual(input(2 * STAKE));
    expect(state.duel).toEqual({ held: [] });
  });

  it("pays the loser's stake to the house", () => {
    const { decision, state } = given(...HELD).when(input(0), undefined);

    expect(decision).toEqual(accepted(settled(0), posted(40_000, ['escrow', 'house'])));
    expect(state.wallet.balance).toBe(40_000);
  });

  it('writes nothing if repeated', () => {
    const { events } = given(...HELD).when(input(0), undefined);

    expect(given(...HELD, ...events).when(input(0), undefined).decision).toEqual(accepted());
  });
});
