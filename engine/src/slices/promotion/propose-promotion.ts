import { changeHashOf } from '../../fairness/index.ts';
import { type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { ChangeProposed, PROPOSAL_DAYS, operatorWith } from '../operators/index.ts';
import {
  type DecidingContext,
  type DecidingState,
  type ShareVerdict,
  decidedShare,
  heldAt,
} from './held-share.ts';

/** In order of precedence. */
type ProposePromotionRejection =
  | { readonly code: 'may-not'; readonly right: 'adjust-balance' }
  | { readonly code: 'proposal-known' }
  | { readonly code: 'share-not-held' }
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to release or to refuse a held share. Another operator approves it. */
export const proposePromotion: Command<
  DecidingState,
  ShareVerdict,
  DecidingContext,
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
