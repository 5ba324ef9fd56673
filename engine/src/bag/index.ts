// What a player holds.
export { GrantedItem, ItemId, ItemSource, ItemsGranted } from './events.ts';
export { type Bag, type HeldItem, ItemStatus, bag, itemIdOf, itemOf, itemNumberOf } from './state.ts';
