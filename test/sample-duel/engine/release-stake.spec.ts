import { describe, expect, it } from 'vitest';
import { accepted, combine } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { type Wallet, WalletPosted } from '../../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../../engine/src/slices/wallet/state.ts';
import { StakeReleased } from './events.ts';
import { releaseStake } from './release-stake.ts';
import { STAKE, granted, reserved } from '../sample-events.ts';
import { type Stakes, stakes } from './stakes.ts';

const { given } = specify(combine<{ wallet: Wallet; duel: Stakes }>({ wallet, duel: stakes }), releaseStake);
const HELD = [granted(50_000), ...reserved(40_000)];
const CONTEXT = { at: 'test-stream#4' };

describe('release-stake', () => {
  it.each([
    ['the duel that expired', 'duel-1#2', 'duel-1#2'],
    ['its own command, when the seat was refused', null, CONTEXT.at],
  ])('returns the held stake, with the cause: %s', (_what, cause, named) => {
    const input = { reserved: 'test-stream#2', cause };
    const { decision, reply, state } = given(...HELD).when(input, CONTEXT);
    const posted = WalletPosted.of({
      reason: 'duel-release',
      postings: [{ from: 'escrow', to: 'player', amount: STAKE }],
      balance: 50_000,
      cause: named,
    });

    expect(decision).toEqual(accepted(StakeReleased.of(input), posted));
    expect(reply).toEqual(input);
    expect(state.duel).toEqual({ held: [] });
  });

  it('writes nothing if repeated, or for a stake that it never held', () => {
    const input = { reserved: 'test-stream#2', cause: null };
    const { events } = given(...HELD).when(input, CONTEXT);

    expect(given(...HELD, ...events).when(input, CONTEXT).decision).toEqual(accepted());
    expect(given(...HELD).when({ reserved: 'test-stream#1', cause: null }, CONTEXT).decision).toEqual(
      accepted(),
    );
  });
});
