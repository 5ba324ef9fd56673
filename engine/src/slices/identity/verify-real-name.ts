import { type Amount, type Command, type Moment, accepted, invariant, rejected } from '../../kernel/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { RealNameVerified } from './events.ts';
import type { Identity } from './state.ts';

export interface VerifyRealName {
  /** keyed hash of a card that is claimed for the player and belongs to an adult */
  readonly card: string;
}

interface State {
  readonly identity: Identity;
  readonly wallet: Wallet;
}

export interface VerifyRealNameContext extends Moment {
  /** true if the card never had an owner */
  readonly first: boolean;
  /** reward for the first time, in 1/10,000 gem, by the published rules; 0 for none */
  readonly reward: Amount;
}

export interface RealNameKnown {
  readonly code: 'real-name-known';
}

/** Accepts a player's real name, once. It is rewarded if the card is new to the shop; the reply in 1/10,000 gem. */
export const verifyRealName: Command<
  State,
  VerifyRealName,
  VerifyRealNameContext,
  RealNameKnown,
  { reward: Amount }
> = {
  name: 'verify-real-name',
  decide({ identity, wallet }, { card }, { first, reward, at }) {
    if (identity.verified !== undefined) return rejected({ code: 'real-name-known' });
    const verified = RealNameVerified.of({ card, rewarded: first });
    if (!first || reward === 0) return accepted(verified);
    const given = post(wallet, 'real-name-reward', at, { from: 'house', to: 'player', amount: reward });
    invariant(given !== undefined, 'a reward never overdraws');
    return accepted(verified, given);
  },
  reply: (events) => ({
    reward: events
      .filter(WalletPosted.is)
      .flatMap(({ data }) => data.postings)
      .reduce((sum, { amount }) => sum + amount, 0),
  }),
};
