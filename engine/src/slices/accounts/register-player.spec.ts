import { describe, expect, it } from 'vitest';
import { type AnyEvent, InvariantBroken, accepted, combine } from '../../kernel/index.ts';
import { metaOf, specify } from '../../../../test/samples/engine/specification.ts';
import { SeedChainCommitted } from '../seeds/index.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { PlayerRegistered } from './events.ts';
import { registerPlayer } from './register-player.ts';
import { type Account, account, loginStream, playerStream } from './state.ts';

const secrets = sampleSecrets(20);
const { given } = specify(
  combine<{ accounts: Account; wallet: Wallet }>({ accounts: account, wallet }),
  registerPlayer,
);

const AT = 'player-anna0000#1';
const AGREED = { hash: 'a'.repeat(64), language: 'zh' as const, shown: true };
const REGISTERED = PlayerRegistered.of({ playerId: 'anna0000', invitedBy: null, agreed: AGREED });
const CHAIN = SeedChainCommitted.of({
  chainId: 1,
  anchor: secrets.anchor('anna0000', 1),
  length: 20,
  epoch: 1,
});
const GRANT = WalletPosted.of({
  reason: 'demo-grant',
  postings: [{ from: 'mint', to: 'player', amount: 500 }],
  balance: 500,
  cause: AT,
});

const register = (demoGrant: number, ...history: AnyEvent[]) =>
  given(...history).when({ playerId: 'anna0000' }, { secrets, time: 1, at: AT, demoGrant, agreed: AGREED });

describe('register-player', () => {
  it('begins a stream with the player, the commitment and the demo gems', () => {
    const { decision, reply, state } = register(500);

    expect(decision).toEqual(accepted(REGISTERED, CHAIN, GRANT));
    expect(reply).toEqual({ playerId: 'anna0000' });
    expect(state.accounts).toEqual({
      registered: metaOf(1).time,
      invitedBy: null,
      agreed: [{ ...AGREED, time: metaOf(1).time }],
    });
    expect(state.wallet).toEqual({ balance: 500 });
  });

  it('commits a chain before any user seed, and shows only its anchor', () => {
    const events = JSON.stringify(register(0).events);

    expect(events).not.toContain('userSeed');
    expect(events).not.toContain(secrets.seed('anna0000', 1, 1));
  });

  it("says who invited the player, and refuses one's own invitation", () => {
    const context = { secrets, time: 1, at: AT, demoGrant: 0, agreed: AGREED };
    const invited = given().when({ playerId: 'anna0000', invitedBy: 'ben00000' }, context);

    expect(invited.events[0]).toEqual(
      PlayerRegistered.of({ playerId: 'anna0000', invitedBy: 'ben00000', agreed: AGREED }),
    );
    expect(invited.state.accounts.invitedBy).toBe('ben00000');
    expect(() => given().when({ playerId: 'anna0000', invitedBy: 'anna0000' }, context)).toThrow(
      InvariantBroken,
    );
  });

  it('posts nothing without a demo grant', () => {
    expect(register(0).decision).toEqual(accepted(REGISTERED, CHAIN));
  });

  it('writes nothing if repeated, for any grant', () => {
    const { decision, reply } = register(9_999, REGISTERED, CHAIN, GRANT);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ playerId: 'anna0000' });
  });

  it.each([-1, 0.5, 2 ** 53, Number.NaN])('throws on a grant of %d', (demoGrant) => {
    expect(() => register(demoGrant)).toThrow(InvariantBroken);
  });
});

describe('streams', () => {
  it('are named by kind and id', () => {
    expect(playerStream('anna0000')).toBe('player-anna0000');
    expect(loginStream('phone', 'abc')).toBe('login-phone:abc');
  });
});
