import { changeHashOf } from '../../fairness/index.ts';
import {
  type Amount,
  type Command,
  DAY_MS,
  type Moment,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import {
  type ApprovalRejection,
  type Asking,
  ChangeProposed,
  type Commented,
  PROPOSAL_DAYS,
  type Proposals,
  type Register,
  approvalFault,
  approvalOf,
  operatorWith,
} from '../operators/index.ts';
import { type Wallet, post } from '../wallet/index.ts';
import { PromotionDecided, type Verdict } from './events.ts';
import { type HeldShare, type Promotion, type ShareAt, shareKey } from './state.ts';

/** What operators want to do with a held share. */
export interface ShareVerdict extends ShareAt {
  readonly proposalId: string;
  readonly verdict: Verdict;
}

interface State {
  readonly promotion: Promotion;
  /** the proposals that wait in the player's stream, whatever they are about */
  readonly adjustments: Proposals;
  readonly wallet: Wallet;
  readonly erasure: { readonly erased: unknown };
}

interface Context extends Asking {
  readonly register: Register;
}

/** The decision as it would be written. */
export const decidedShare = ({ table, row, friend, amount }: HeldShare, verdict: Verdict) =>
  PromotionDecided.of({ table, row, friend, amount, verdict });

/** Returns a share that is held back; undefined if there is none, or its player is erased. */
const heldAt = ({ promotion, erasure }: State, at: ShareAt): HeldShare | undefined =>
  erasure.erased === undefined ? promotion.held.get(shareKey(at)) : undefined;

/** In order of precedence. */
type ProposePromotionRejection =
  | { readonly code: 'may-not'; readonly right: 'adjust-balance' }
  | { readonly code: 'proposal-known' }
  | { readonly code: 'share-not-held' }
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to release or to refuse a held share. Another operator approves it. */
export const proposePromotion: Command<
  State,
  ShareVerdict,
  Context,
  ProposePromotionRejection,
  { proposalId: string }
> = {
  name: 'propose-promotion',
  decide(state, { proposalId, verdict, ...at }, { by, register, time }) {
    const author = operatorWith(register, by, 'adjust-balance');
    if (author === undefined) return rejected({ code: 'may-not', right: 'adjust-balance' });
    const { open, ended } = state.adjustments;
    if (open.has(proposalId) || ended.has(proposalId)) return rejected({ code: 'proposal-known' });
    const share = heldAt(state, at);
    if (share === undefined) return rejected({ code: 'share-not-held' });
    const hash = changeHashOf([decidedShare(share, verdict)]);
    const equal = open.find((one) => one.hash === hash && time <= one.expires);
    if (equal !== undefined) return rejected({ code: 'proposed-already', proposalId: equal.proposalId });
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};

/** In order of precedence. */
type ApprovePromotionRejection = { readonly code: 'share-not-held' } | ApprovalRejection;

/** Approves what another operator proposed: the share is paid or refused in the same append. */
export const approvePromotion: Command<
  State,
  ShareVerdict & Commented,
  Context & Moment,
  ApprovePromotionRejection,
  { paid: Amount }
> = {
  name: 'approve-promotion',
  decide(state, { proposalId, verdict, comment, table, row }, { by, register, time, at }) {
    const share = heldAt(state, { table, row });
    if (share === undefined) return rejected({ code: 'share-not-held' });
    const decided = decidedShare(share, verdict);
    const hash = changeHashOf([decided]);
    const approval = { proposalId, by, right: 'approve-adjustments', hash, time } as const;
    const fault = approvalFault(register, state.adjustments, approval);
    if (fault !== undefined) return rejected(fault);
    const approved = approvalOf(proposalId, hash, comment);
    if (verdict === 'refused') return accepted(decided, approved);
    const { amount } = share;
    const posted = post(state.wallet, 'promotion-share', at, { from: 'mint', to: 'player', amount });
    invariant(posted !== undefined, 'a gift never overdraws');
    return accepted(decided, posted, approved);
  },
  reply: (events) => {
    const decided = events.find(PromotionDecided.is);
    return { paid: decided?.data.verdict === 'released' ? decided.data.amount : 0 };
  },
};
