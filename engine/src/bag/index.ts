// What a player holds.
import { defineSlice, playerPart } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { ItemsGranted, measures } from './events.ts';
import { bag as fold } from './state.ts';

export { GrantedItem, ItemId, ItemSource, ItemsGranted } from './events.ts';
export { type Bag, type HeldItem, ItemStatus, itemIdOf, itemOf, itemNumberOf } from './state.ts';

export const bag = defineSlice({
  name: 'bag',
  events: { ItemsGranted },
  player: playerPart(fold),
  streams: {},
  commands: {},
  measures,
  rules: [],
  audit,
});
