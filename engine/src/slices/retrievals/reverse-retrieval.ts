import { ItemStatus, itemOf, moved } from '../bag/index.ts';
import { type Command, accepted } from '../../kernel/index.ts';
import type { FollowRetrieval, FollowingState } from './end-retrieval.ts';
import { RetrievalReversed } from './events.ts';

/** The platform turned the trade back: the item is in the bag again. Never refused; quiet on repeat. */
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
