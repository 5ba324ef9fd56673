import { type Bag, type GrantedItem, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import type { Skin } from '../catalogue/index.ts';
import {
  type AnyEvent,
  type Command,
  type Moment,
  type RulesInForce,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import { type FragmentExchange, FragmentsExchanged, PropUsed } from './events.ts';
import { type Props, heldOf } from './state.ts';

export interface ExchangeFragments {
  readonly skinId: string;
  /** number of fragments that the player was shown */
  readonly fragments: number;
  /** hash of the rules that the player was shown */
  readonly rulesHash: string;
}

interface ExchangeFragmentsContext extends Moment {
  readonly playerId: string;
  /** the skin in the catalogue in force, if it exists */
  readonly skin: Skin | undefined;
  /** rules in force */
  readonly exchange: RulesInForce<FragmentExchange>;
}

/** In order of precedence. */
export type ExchangeFragmentsRejection =
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'exchange-closed' }
  | { readonly code: 'not-in-exchange'; readonly skinId: string }
  /** the rules have changed; hash of those in force */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  | { readonly code: 'prop-not-held'; readonly needed: number; readonly held: number };

interface ExchangeFragmentsReply {
  readonly item: GrantedItem | undefined;
}

interface State {
  readonly bag: Bag;
  readonly props: Props;
}

/** Uses up fragments for a skin at its price in the catalogue (spec 3.18). */
export const exchangeFragments: Command<
  State,
  ExchangeFragments,
  ExchangeFragmentsContext,
  ExchangeFragmentsRejection,
  ExchangeFragmentsReply
> = {
  name: 'exchange-fragments',
  decide({ bag, props }, { skinId, fragments, rulesHash }, { skin, exchange, playerId }) {
    if (skin === undefined) return rejected({ code: 'unknown-skin', skinId });
    const { open, offers } = exchange.content;
    if (!open) return rejected({ code: 'exchange-closed' });
    const offer = offers.find((one) => one.skinId === skinId);
    if (offer === undefined) return rejected({ code: 'not-in-exchange', skinId });
    if (exchange.hash !== rulesHash || offer.fragments !== fragments)
      return rejected({ code: 'stale-version', versionHash: exchange.hash });
    const held = heldOf(props, 'debris');
    if (held < fragments) return rejected({ code: 'prop-not-held', needed: fragments, held });
    const itemId = itemIdOf(playerId, bag.items.length + 1);
    return accepted(
      PropUsed.of({ prop: 'debris', of: null, count: fragments }),
      FragmentsExchanged.of({ skinId, itemId, fragments, rulesHash }),
      ItemsGranted.of({ source: ItemSource.fragments, items: [{ itemId, skinId, value: skin.price }] }),
    );
  },
  reply: (events: readonly AnyEvent[]) => ({ item: events.find(ItemsGranted.is)?.data.items[0] }),
};
