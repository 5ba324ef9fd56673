import type { Asking, Proposals, Register } from '../operators/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { PromotionDecided, type Verdict } from './events.ts';
import { type HeldShare, type Promotion, type ShareAt, shareKey } from './state.ts';

/** What operators want to do with a held share. */
export interface ShareVerdict extends ShareAt {
  readonly proposalId: string;
  readonly verdict: Verdict;
}

export interface DecidingState {
  readonly promotion: Promotion;
  /** the proposals that wait in the player's stream, whatever they are about */
  readonly adjustments: Proposals;
  readonly wallet: Wallet;
  readonly erasure: { readonly erased: unknown };
}

export interface DecidingContext extends Asking {
  readonly register: Register;
}

/** The decision as it would be written. */
export const decidedShare = ({ table, row, friend, amount }: HeldShare, verdict: Verdict) =>
  PromotionDecided.of({ table, row, friend, amount, verdict });

/** Returns a share that is held back; undefined if there is none, or its player is erased. */
export const heldAt = ({ promotion, erasure }: DecidingState, at: ShareAt): HeldShare | undefined =>
  erasure.erased === undefined ? promotion.held.get(shareKey(at)) : undefined;
