import type { BodyOf, DataOf } from '@skins/api/contract';
import type {
  approveReleaseOf,
  dropReleaseOf,
  proposeReleaseOf,
  recallRetrievalOf,
  reconcileDeliveries,
  rejectRetrieval,
  retryRetrieval,
} from '@skins/api/retrievals/contract';
import { answerOf } from '../../shell/session';

export const propose = (body: BodyOf<typeof proposeReleaseOf>) =>
  answerOf('/retrieval/propose-release', body);
export const approve = (body: BodyOf<typeof approveReleaseOf>) =>
  answerOf('/retrieval/approve-release', body);
export const drop = (body: BodyOf<typeof dropReleaseOf>) => answerOf('/retrieval/drop-release', body);
export const reject = (body: BodyOf<typeof rejectRetrieval>) => answerOf('/retrieval/reject', body);
export const recall = (body: BodyOf<typeof recallRetrievalOf>) => answerOf('/retrieval/recall', body);
export const retry = (body: BodyOf<typeof retryRetrieval>) => answerOf('/retrieval/retry', body);
export const reconcile = () => answerOf<DataOf<typeof reconcileDeliveries>>('/deliveries/reconcile', {});
