// Combines the slices: the player's stream, the kinds of streams, and the codec of all events.
import type { PlayerOf } from '../kernel/index.ts';
import * as slices from '../slices/index.ts';
import { shopOf } from './shop.ts';

export { type AnyShop, type Shop, type Slices, type StreamKinds, shopOf } from './shop.ts';

export { slices };

/** All slices, by name. */
export type AllSlices = typeof slices;

/** The whole state of a player's stream. */
export interface Player extends PlayerOf<AllSlices> {}

/** The shop of all slices. */
export const shop = shopOf(slices);

/** The codec of all event types. */
export const { codec } = shop;
