import {
  type Bag,
  type HeldItem,
  ItemStatus,
  type ItemsRejection,
  itemsToMove,
  moved,
} from '../bag/index.ts';
import type { Sha256Hex } from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type Moment,
  type RulesInForce,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import { FOLLOW_MS, RetrievalRequested } from './events.ts';
import { type Retrievals, triedOf } from './state.ts';
import type { RetrievalTerms } from './settings/events.ts';

/** Maximum number of items in one request. */
export const AT_ONCE_MAX = 20;
/** Maximum number of a player's open retrievals. */
export const OPEN_RETRIEVALS_MAX = 50;
const ID_DIGITS = 20;
const HOUR_MS = 3_600_000;

export interface RetrieveItems {
  /** 1 to 20 ids */
  readonly itemIds: readonly string[];
}

/** Facts at the time of the request. */
export interface RetrieveItemsContext extends Moment {
  readonly hash: Sha256Hex;
  /** in force */
  readonly terms: RulesInForce<RetrievalTerms>;
  /** keyed hash of the player's trade link */
  readonly recipient: string;
}

/** In order of precedence. */
export type RetrieveItemsRejection =
  | ItemsRejection
  | { readonly code: 'retrievals-closed' }
  /** gems of a reversed payment: a player who owes takes nothing out */
  | { readonly code: 'top-up-owed'; readonly owed: Amount }
  | { readonly code: 'too-many-retrievals'; readonly max: number };

/** The requested retrievals, in the order of the command. */
export type RetrieveItemsReply = readonly {
  readonly retrievalId: string;
  readonly itemId: string;
  /** whether two operators have to release it first */
  readonly release: boolean;
}[];

interface State {
  readonly bag: Bag;
  readonly retrievals: Retrievals;
  readonly payments: { readonly debt: Amount };
}

/** Requests items to be sent to the player's account on the platform, all or none: each awaits shipment from here. */
export const retrieveItems: Command<
  State,
  RetrieveItems,
  RetrieveItemsContext,
  RetrieveItemsRejection,
  RetrieveItemsReply
> = {
  name: 'retrieve-items',
  decide({ bag, retrievals, payments }, { itemIds }, context) {
    const items = itemsToMove(bag, itemIds, ItemStatus.awaitingShipment, AT_ONCE_MAX);
    if ('kind' in items) return items;
    if (!context.terms.content.open) return rejected({ code: 'retrievals-closed' });
    if (payments.debt > 0) return rejected({ code: 'top-up-owed', owed: payments.debt });
    if (retrievals.open.size + items.length > OPEN_RETRIEVALS_MAX)
      return rejected({ code: 'too-many-retrievals', max: OPEN_RETRIEVALS_MAX });
    return accepted(
      ...items.flatMap((item) => [
        moved([item], item.status, ItemStatus.awaitingShipment),
        requested(item, triedOf(retrievals, item.itemId).attempts + 1, context),
      ]),
    );
  },
  reply: (events: readonly AnyEvent[]) =>
    events
      .filter(RetrievalRequested.is)
      .map(({ data: { retrievalId, itemId, release } }) => ({ retrievalId, itemId, release })),
};

function requested(item: HeldItem, attempt: number, context: RetrieveItemsContext) {
  const { time, terms, recipient, hash } = context;
  const { itemId, skinId, value } = item;
  const { releaseAbove, releaseHours, answerHours } = terms.content;
  return RetrievalRequested.of({
    retrievalId: retrievalIdOf(hash, item, attempt),
    attempt,
    itemId,
    skinId,
    value,
    recipient,
    release: value > releaseAbove,
    releaseBy: time + releaseHours * HOUR_MS,
    answerMs: answerHours * HOUR_MS,
    rulesHash: terms.hash,
    due: time + FOLLOW_MS,
    granted: item.time,
  });
}

/**
 * Returns the same id for the same item and attempt in every history, so that no provider makes two offers of it. Another item that got
 * the same number after the log was restored gets another id, so it never meets the former item's delivery.
 */
const retrievalIdOf = (hash: Sha256Hex, { itemId, skinId, time }: HeldItem, attempt: number): string =>
  hash(`${itemId}/${skinId}/${time}/${attempt}`).slice(0, ID_DIGITS);
