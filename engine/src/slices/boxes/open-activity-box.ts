import {
  type ActivityPart,
  type UseOpening,
  type UseOpeningRejection,
  openingUsed,
} from '../activities/index.ts';
import { type Bag, type GrantedItem, ItemsGranted } from '../bag/index.ts';
import {
  type AnyEvent,
  type Command,
  type EventData,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import type { DrawContext, Seeds } from '../seeds/index.ts';
import { type BoxOnSale, drawnBox } from './drawn-box.ts';
import { BoxOpened } from './events.ts';

export interface OpenActivityBoxContext extends DrawContext {
  /** returns a version that is or was on sale; undefined if there never was one */
  readonly versionOf: (boxId: string, versionHash: string) => BoxOnSale | undefined;
}

interface OpenActivityBoxReply {
  readonly open: EventData<typeof BoxOpened> | undefined;
  readonly item: GrantedItem | undefined;
}

interface State {
  readonly activities: ActivityPart;
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/** Uses an opening that an activity gave: one roll of the version that was on sale then (section 7, open). */
export const openActivityBox: Command<
  State,
  UseOpening,
  OpenActivityBoxContext,
  UseOpeningRejection,
  OpenActivityBoxReply
> = {
  name: 'open-activity-box',
  decide(state, input, context) {
    const used = openingUsed(state.activities, input);
    if ('code' in used) return rejected(used);
    const version = context.versionOf(used.data.boxId, used.data.versionHash);
    invariant(version !== undefined, 'an opening names a version that was on sale');
    return accepted(...drawnBox(state, used, version, context));
  },
  reply: (events: readonly AnyEvent[]) => ({
    open: events.find(BoxOpened.is)?.data,
    item: events.find(ItemsGranted.is)?.data.items[0],
  }),
};
