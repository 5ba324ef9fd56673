import { describe, expect, it } from 'vitest';
import { accepted, combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { RealNameVerified } from './events.ts';
import { identity, isVerifiedAdult } from './state.ts';
import { verifyRealName } from './verify-real-name.ts';

const CARD = 'c'.repeat(64);

describe('verify-real-name', () => {
  const { given } = specify(combine({ identity, wallet }), verifyRealName);
  const AT = 'player-anna0000#3';
  const named = (first: boolean, reward: number) =>
    given().when({ card: CARD }, { time: 5, at: AT, first, reward });

  it('accepts a name, and rewards it if the card is new', () => {
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

  it('gives nothing for a card that was named before, or without a reward in the rules', () => {
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

  it('has no real name at first', () => {
    expect(isVerifiedAdult({ verified: undefined }, 5)).toBe(false);
  });
});
