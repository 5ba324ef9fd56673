import { type Bag, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type Place,
  accepted,
  idOf,
  invariant,
  streamOf,
} from '../../kernel/index.ts';
import { settled, stakeAt } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { SharesSettled } from './events.ts';
import type { Wishes } from './player.ts';

interface SettleShares {
  readonly reserved: Place;
  /** the draw */
  readonly cause: Place;
  /** the item, where these shares won it; null otherwise. Value in 1/10,000 gem. */
  readonly item: { readonly skinId: string; readonly value: Amount } | null;
}

interface State {
  readonly wallet: Wallet;
  readonly bag: Bag;
  readonly wishes: Wishes;
}

/** Gives a stake to the house, and the item to the winner. Never refused, because it was decided; writes nothing if repeated. */
export const settleShares: Command<State, SettleShares, unknown, never, null> = {
  name: 'settle-shares',
  decide({ wallet, bag, wishes }, { reserved, cause, item }) {
    const held = stakeAt(wishes.held, reserved);
    if (held === undefined) return accepted();
    const { stake, stream: wish } = held;
    invariant('gems' in stake, 'shares are paid in gems');
    const itemId = itemIdOf(idOf(streamOf(reserved)), bag.items.length + 1);
    const granted: AnyEvent[] =
      item === null ? [] : [ItemsGranted.of({ source: ItemSource.wish, items: [{ itemId, ...item }] })];
    return accepted(
      SharesSettled.of({
        wish,
        reserved,
        cause,
        gems: stake.gems,
        value: item?.value ?? 0,
        itemId: item && itemId,
      }),
      ...settled({ wallet }, stake, { reason: 'wish-settle', cause, won: 0 }),
      ...granted,
    );
  },
  reply: () => null,
};
