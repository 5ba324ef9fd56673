// The items of a player.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { SELL_BACK, events, measures } from './events.ts';
import { sellItems } from './sell-items.ts';
import { bag as fold } from './state.ts';

export {
  GrantedItem,
  ItemId,
  ItemSource,
  ItemStatus,
  ItemsGranted,
  ItemsMoved,
  ItemsSold,
  SELL_BACK,
  type SellBack,
  itemIdsIn,
} from './events.ts';
export { type HeldItem, Items, itemIdOf, itemNumberOf } from './items.ts';
export { type Content, PIECE, Piece } from './piece.ts';
export { type Bag, itemOf } from './state.ts';
export { TRANSITIONS, changeOfHeld, isGone } from './transitions.ts';
export { type ItemsRejection, MAX_ITEMS, itemsToMove, moved } from './move-items.ts';
export {
  type SellItems,
  type SellItemsContext,
  type SellItemsRejection,
  sellItems,
  sellingPrice,
} from './sell-items.ts';

export const bag = defineSlice({
  name: 'bag',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'sell-items': sellItems },
  measures,
  rules: [SELL_BACK],
  audit,
});
