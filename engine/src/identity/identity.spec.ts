import { describe, expect, it } from 'vitest';
import { accepted, combine, rejected } from '../kernel/index.ts';
import { specify } from '../kernel/specification.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { bindPlatform } from './bind-platform.ts';
import { claimIdentity } from './claim-identity.ts';
import { IdentityClaimed, IdentityReleased, PlatformBound, RealNameVerified } from './events.ts';
import { releaseIdentity } from './release-identity.ts';
import { identity, identityOwner, isVerifiedAdult } from './state.ts';
import { verifyRealName } from './verify-real-name.ts';

const CARD = 'c'.repeat(64);
const ANNA = { kind: 'card', playerId: 'anna0000' } as const;
const BEN = { kind: 'card', playerId: 'ben00000' } as const;
const claimed = (who: typeof ANNA | typeof BEN, first = true) => IdentityClaimed.of({ ...who, first });

describe('claim-identity', () => {
  const { given } = specify(identityOwner, claimIdentity);

  it("claims what is nobody's, and says whether it is new to the shop", () => {
    expect(given().when(ANNA, {}).decision).toEqual(accepted(claimed(ANNA)));
    expect(given(claimed(ANNA), IdentityReleased.of(ANNA)).when(BEN, {}).decision).toEqual(
      accepted(claimed(BEN, false)),
    );
  });

  it("refuses what is another player's, and stays quiet on repeat", () => {
    const { decision } = given(claimed(BEN)).when(ANNA, {});
    expect(decision).toEqual(rejected({ code: 'identity-taken', playerId: 'ben00000' }));
    expect(given(claimed(ANNA)).when(ANNA, {}).decision).toEqual(accepted());
  });
});

describe('release-identity', () => {
  const { given } = specify(identityOwner, releaseIdentity);

  it('frees what is the player’s, and nothing else', () => {
    expect(given(claimed(ANNA)).when(ANNA, {}).decision).toEqual(accepted(IdentityReleased.of(ANNA)));
    expect(given(claimed(BEN)).when(ANNA, {}).decision).toEqual(accepted());
    expect(given().when(ANNA, {}).decision).toEqual(accepted());
  });
});

describe('verify-real-name', () => {
  const { given } = specify(combine({ identity, wallet }), verifyRealName);
  const AT = 'player-anna0000#3';
  const named = (first: boolean, reward: number) =>
    given().when({ card: CARD }, { time: 5, at: AT, first, reward });

  it('takes a name, and rewards it where the card is new', () => {
    const { decision, reply, state } = named(true, 1_000);
    const given = WalletPosted.of({
      reason: 'real-name-reward',
      postings: [{ from: 'house', to: 'player', amount: 1_000 }],
      balance: 1_000,
      cause: AT,
    });
    expect(decision).toEqual(accepted(RealNameVerified.of({ card: CARD, rewarded: true }), given));
    expect(reply).toEqual({ reward: 1_000 });
    expect(isVerifiedAdult(state.identity, state.identity.verified ?? 0)).toBe(true);
    expect(isVerifiedAdult(state.identity, (state.identity.verified ?? 0) - 1)).toBe(false);
  });

  it('gives nothing for a card that was named before, or when nothing is given', () => {
    expect(named(false, 1_000).decision).toEqual(
      accepted(RealNameVerified.of({ card: CARD, rewarded: false })),
    );
    expect(named(true, 0).decision).toEqual(accepted(RealNameVerified.of({ card: CARD, rewarded: true })));
    expect(named(false, 1_000).reply).toEqual({ reward: 0 });
  });

  it('refuses a second name', () => {
    const { decision } = given(RealNameVerified.of({ card: CARD, rewarded: true })).when(
      { card: 'd'.repeat(64) },
      { time: 5, at: AT, first: true, reward: 1_000 },
    );
    expect(decision).toEqual(rejected({ code: 'real-name-known' }));
  });

  it('knows nobody before', () => {
    expect(isVerifiedAdult({ verified: undefined }, 5)).toBe(false);
  });
});

describe('bind-platform', () => {
  const { given } = specify(combine({ identity }), bindPlatform);

  it('binds one account for good, quietly on repeat', () => {
    const bound = PlatformBound.of({ login: CARD });
    expect(given().when({ login: CARD }, {}).decision).toEqual(accepted(bound));
    expect(given(bound).when({ login: CARD }, {}).decision).toEqual(accepted());
    expect(given(bound).when({ login: 'd'.repeat(64) }, {}).decision).toEqual(
      rejected({ code: 'platform-known' }),
    );
  });
});
