import {
  type Amount,
  type AnyEvent,
  type Decision,
  type Place,
  type Prop,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type Posting, type Wallet, post } from '../wallet/index.ts';
import { PropUsed, PropsGranted } from './events.ts';
import { type Props, heldOf } from './state.ts';

/** A stake of a shared game: gems in escrow, or a prop that is used up and comes back on release. */
export type Stake = { readonly gems: Amount } | { readonly prop: Prop };

/** A stake that is held until its game settles or releases it. */
export interface HeldStake {
  /** place of the event that reserved it, which names it */
  readonly place: Place;
  readonly stake: Stake;
  /** stream that takes it up and decides it */
  readonly stream: string;
  /** latest end, milliseconds since 1970 */
  readonly endsBy: number;
}

interface Purse {
  readonly wallet: Wallet;
}

/** Returns the stake with a name, if it is held. */
export const stakeAt = <Held extends HeldStake>(held: readonly Held[], reserved: Place): Held | undefined =>
  held.find(({ place }) => place === reserved);

/** Returns the others. */
export const withoutStake = <Held extends HeldStake>(
  held: readonly Held[],
  reserved: Place,
): readonly Held[] => held.filter(({ place }) => place !== reserved);

/** A stake that the player does not have. */
export type StakeMissing =
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount }
  | { readonly code: 'prop-not-held'; readonly needed: number; readonly held: number };

/** Reserves gems. @returns the events that follow the reserving one, or the refusal */
export function gemsReserved(
  { wallet }: Purse,
  gems: Amount,
  reason: string,
  at: Place,
): Decision<Extract<StakeMissing, { readonly code: 'insufficient-gems' }>> {
  const posted = post(wallet, reason, at, { from: 'player', to: 'escrow', amount: gems });
  if (posted !== undefined) return accepted(posted);
  return rejected({ code: 'insufficient-gems', cost: gems, balance: wallet.balance });
}

/** Uses up a prop. @returns the events that come before the reserving one, or the refusal */
export function propReserved(
  { props }: { readonly props: Props },
  prop: Prop,
): Decision<Extract<StakeMissing, { readonly code: 'prop-not-held' }>> {
  const held = heldOf(props, prop);
  if (held === 0) return rejected({ code: 'prop-not-held', needed: 1, held });
  return accepted(PropUsed.of({ prop, of: null, count: 1 }));
}

/** Returns the events that give a stake back whole. */
export function released({ wallet }: Purse, stake: Stake, reason: string, cause: Place): AnyEvent[] {
  if ('prop' in stake) return [PropsGranted.of({ props: [{ prop: stake.prop, of: null, count: 1 }] })];
  const posted = post(wallet, reason, cause, { from: 'escrow', to: 'player', amount: stake.gems });
  invariant(posted !== undefined, 'a release takes nothing of the balance');
  return [posted];
}

interface Settled {
  readonly reason: string;
  /** the event that decided it */
  readonly cause: Place;
  /** what the house pays the player besides what comes back of the stake, 1/10,000 gem */
  readonly won: Amount;
  /** whether the stake comes back besides */
  readonly back?: boolean;
}

/** Returns the events that settle a stake: it goes to the house or back, and the house pays what was won. */
export function settled(
  { wallet }: Purse,
  stake: Stake,
  { reason, cause, won, back = false }: Settled,
): AnyEvent[] {
  const postings = settlingPostings(stake, won, back);
  if (postings.length === 0) return [];
  const posted = post(wallet, reason, cause, ...postings);
  invariant(posted !== undefined, 'a settlement takes nothing of the balance');
  return [posted];
}

function settlingPostings(stake: Stake, won: Amount, back: boolean): Posting[] {
  const own: Posting[] =
    'prop' in stake ? [] : [{ from: 'escrow', to: back ? 'player' : 'house', amount: stake.gems }];
  return won === 0 ? own : [...own, { from: 'house', to: 'player', amount: won }];
}
