import { type Bag, type HeldItem, ItemStatus, itemOf, moved } from '../bag/index.ts';
import {
  type AnyEvent,
  type Command,
  type Moment,
  type Place,
  accepted,
  invariant,
} from '../../kernel/index.ts';
import {
  BARRED_MS,
  DECLINES_MAX,
  FAILURES_MAX,
  RetrievalBarred,
  RetrievalEnded,
  type RetrievalOutcome,
} from './events.ts';
import { GOES_TO, type Retrievals, triedOf } from './state.ts';

export interface FollowRetrieval {
  readonly retrievalId: string;
  readonly itemId: string;
  /** place of the request */
  readonly requested: Place;
  /** place of the decision in its conversation */
  readonly cause: Place;
}

export interface EndRetrieval extends FollowRetrieval {
  readonly outcome: RetrievalOutcome;
}

export interface FollowingState {
  readonly bag: Bag;
  readonly retrievals: Retrievals;
}

/** Moves the item into the state that follows from the outcome. Never refused; writes nothing if repeated. */
export const endRetrieval: Command<
  FollowingState,
  EndRetrieval,
  Pick<Moment, 'time'>,
  never,
  FollowRetrieval
> = {
  name: 'end-retrieval',
  decide({ bag, retrievals }, input, { time }) {
    const { retrievalId, itemId, requested, cause, outcome } = input;
    const open = retrievals.open.get(requested);
    if (open === undefined) return accepted();
    const item = itemOf(bag, itemId);
    invariant(item?.itemId === open.itemId, 'what ends is what was asked for');
    return accepted(
      moved([item], ItemStatus.awaitingShipment, GOES_TO[outcome]),
      RetrievalEnded.of({ retrievalId, itemId, requested, cause, outcome }),
      ...barred(item, outcome, retrievals, time + BARRED_MS),
    );
  },
  reply: (_events, { retrievalId, itemId, requested, cause }) => ({ retrievalId, itemId, requested, cause }),
};

/** Bars an item for a while if it failed or was declined once too often. */
function barred(
  item: HeldItem,
  outcome: RetrievalOutcome,
  retrievals: Retrievals,
  until: number,
): readonly AnyEvent[] {
  const { failures, declines } = triedOf(retrievals, item.itemId);
  const from = GOES_TO[outcome];
  const to =
    from === ItemStatus.retrievalFailed && failures + 1 >= FAILURES_MAX
      ? ItemStatus.repeatedlyFailed
      : from === ItemStatus.rejected && declines + 1 >= DECLINES_MAX
        ? ItemStatus.twoOffersRejected
        : undefined;
  return to === undefined
    ? []
    : [moved([item], from, to), RetrievalBarred.of({ itemId: item.itemId, until })];
}
