// Items that leave the shop: players' requests, the conversations with the provider, and returns.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { approveRelease } from './approve-release.ts';
import { audit } from './audit.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { deliverWithdrawal } from './deliver-withdrawal.ts';
import { dropRelease } from './drop-release.ts';
import { endRetrieval } from './end-retrieval.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import { WithdrawalCreated, events, measures } from './events.ts';
import { expireWithdrawal } from './expire-withdrawal.ts';
import { nextActions as withdrawalActions } from './flow.ts';
import { delivery, matchDeliveryList } from './match-delivery-list.ts';
import { noteOffer } from './note-offer.ts';
import { proposeRelease } from './propose-release.ts';
import { putBackItems } from './put-back-items.ts';
import { recallWithdrawal } from './recall-withdrawal.ts';
import { rejectWithdrawal } from './reject-withdrawal.ts';
import { retrieveItems } from './retrieve-items.ts';
import { reverseRetrieval } from './reverse-retrieval.ts';
import { reverseWithdrawal } from './reverse-withdrawal.ts';
import { nextActions as retrievalActions, retrievals as fold } from './state.ts';
import { RETRIEVAL_TERMS } from './settings/events.ts';
import { withdrawal } from './withdrawal.ts';

export * from './events.ts';
export { RETRIEVAL_TERMS, type RetrievalTerms } from './settings/events.ts';
export { type OpenRetrieval, type Retrievals, type Tried, triedOf } from './state.ts';
export {
  type Withdrawal,
  type WithdrawalPhase,
  type WithdrawalState,
  withdrawalPhaseOf,
} from './withdrawal.ts';
export { DELIVERIES_PORT } from './flow.ts';
export { AT_ONCE_MAX, OPEN_RETRIEVALS_MAX, retrieveItems } from './retrieve-items.ts';
export { putBackItems } from './put-back-items.ts';
export { createWithdrawal } from './create-withdrawal.ts';
export { endRetrieval } from './end-retrieval.ts';
export { reverseRetrieval } from './reverse-retrieval.ts';
export { noteOffer } from './note-offer.ts';
export { deliverWithdrawal } from './deliver-withdrawal.ts';
export { PROVIDER_ENDS, type ProviderEnd, endWithdrawal } from './end-withdrawal.ts';
export { reverseWithdrawal } from './reverse-withdrawal.ts';
export { expireWithdrawal } from './expire-withdrawal.ts';
export { recallWithdrawal } from './recall-withdrawal.ts';
export { rejectWithdrawal } from './reject-withdrawal.ts';
export { proposeRelease } from './propose-release.ts';
export { approveRelease } from './approve-release.ts';
export { dropRelease } from './drop-release.ts';
export { type DeliveryState, deliveryStream, matchDeliveryList } from './match-delivery-list.ts';

export const retrievals = defineSlice({
  name: 'retrievals',
  events,
  player: playerPart(fold, { nextActions: retrievalActions }),
  streams: {
    withdrawal: defineStream({
      fold: withdrawal,
      id: /^[0-9a-f]{20}$/,
      begins: WithdrawalCreated,
      nextActions: withdrawalActions,
    }),
    delivery: defineStream({ fold: delivery, id: /^[a-z0-9]{1,20}$/ }),
  },
  commands: {
    'retrieve-items': retrieveItems,
    'put-back-items': putBackItems,
    'end-retrieval': endRetrieval,
    'reverse-retrieval': reverseRetrieval,
    'create-withdrawal': createWithdrawal,
    'note-offer': noteOffer,
    'deliver-withdrawal': deliverWithdrawal,
    'end-withdrawal': endWithdrawal,
    'reverse-withdrawal': reverseWithdrawal,
    'recall-withdrawal': recallWithdrawal,
    'reject-withdrawal': rejectWithdrawal,
    'expire-withdrawal': expireWithdrawal,
    'propose-release': proposeRelease,
    'approve-release': approveRelease,
    'drop-release': dropRelease,
    'match-delivery-list': matchDeliveryList,
  },
  measures,
  rules: [RETRIEVAL_TERMS],
  audit,
});
