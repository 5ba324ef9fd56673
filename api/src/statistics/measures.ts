import { BoxOpened } from '@skins/engine/boxes';
import type { AnyEvent } from '@skins/engine/kernel';

/** What an event adds to its player's plays. Amounts in 1/10,000 gem. */
interface Measures {
  readonly plays: number;
  readonly staked: number;
}

/** The one place that knows which events are plays; undefined for all others. */
export const measuresOf = (event: AnyEvent): Measures | undefined =>
  BoxOpened.is(event) ? { plays: 1, staked: event.data.price } : undefined;
