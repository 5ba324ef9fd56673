// Combines the slices: the player's stream, the kinds of streams, and the codec of all events.
import type { PlayerOf, StreamsOf } from '../kernel/index.ts';
import * as slices from '../slices/index.ts';
import { shopOf } from './shop.ts';

export { type AnyShop, type Shop, type Slices, type StreamKinds, shopOf } from './shop.ts';

export { slices };

/** All slices, by name. */
export type AllSlices = typeof slices;
/** The names of all slices; lists in other packages must have an entry for each. */
export type SliceName = keyof AllSlices;

/** The whole state of a player's stream. */
export interface Player extends PlayerOf<AllSlices> {}

/** The states of all kinds of streams. */
export interface StreamStates extends StreamsOf<AllSlices> {
  readonly player: Player;
}

/** The shop of all slices. */
export const shop = shopOf(slices);

/** The codec of all event types. */
export const { codec } = shop;
