import { ItemStatus, itemOf, moved } from '../bag/index.ts';
import { type Command, accepted } from '../../kernel/index.ts';
import type { FollowRetrieval, FollowingState } from './end-retrieval.ts';
import { RetrievalReversed } from './events.ts';

/** Notes that the platform reversed the trade: the item is in the bag again. Never refused; writes nothing if repeated. */
export const reverseRetrieval: Command<FollowingState, FollowRetrieval, unknown, never, FollowRetrieval> = {
  name: 'reverse-retrieval',
  decide({ bag }, { retrievalId, itemId, requested, cause }) {
    const item = itemOf(bag, itemId);
    return item?.status === ItemStatus.retrieved
      ? accepted(
          moved([item], ItemStatus.retrieved, ItemStatus.inBag),
          RetrievalReversed.of({ retrievalId, itemId, requested, cause }),
        )
      : accepted();
  },
  reply: (_events, input) => input,
};
