import { type Bag, type GrantedItem, ItemsGranted } from '../bag/index.ts';
import { type AnyEvent, type Command, type EventData, accepted, rejected } from '../../kernel/index.ts';
import {
  type ClaimNewcomerBox,
  type ClaimNewcomerContext,
  type ClaimNewcomerRejection,
  type NewcomerBox,
  NewcomerBoxClaimed,
  type Newcomers,
  newcomerClaim,
} from '../newcomers/index.ts';
import type { DrawContext, Seeds } from '../seeds/index.ts';
import { type BoxOnSale, drawnBox } from './drawn-box.ts';
import { BoxOpened } from './events.ts';

export interface OpenNewcomerBoxContext extends DrawContext, ClaimNewcomerContext {
  /** returns a box on sale; undefined if there is none */
  readonly onSale: (boxId: string) => BoxOnSale | undefined;
}

/** In order of precedence. */
export type OpenNewcomerBoxRejection =
  | ClaimNewcomerRejection
  /** the box is not on sale: it can wait until it is, within the window */
  | { readonly code: 'newcomer-box-gone'; readonly boxId: string };

interface OpenNewcomerBoxReply {
  readonly box: NewcomerBox | undefined;
  readonly open: EventData<typeof BoxOpened> | undefined;
  readonly item: GrantedItem | undefined;
}

interface State {
  readonly newcomers: Newcomers;
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/** Opens a box of the first day: one roll of its version on sale (spec 4.4). */
export const openNewcomerBox: Command<
  State,
  ClaimNewcomerBox,
  OpenNewcomerBoxContext,
  OpenNewcomerBoxRejection,
  OpenNewcomerBoxReply
> = {
  name: 'open-newcomer-box',
  decide(state, input, context) {
    const claim = newcomerClaim(state.newcomers, input, context);
    if ('code' in claim) return rejected(claim);
    const boxId = claim.data.of;
    const box = context.onSale(boxId);
    if (box === undefined) return rejected({ code: 'newcomer-box-gone', boxId });
    return accepted(...drawnBox(state, claim, box, context));
  },
  reply: (events: readonly AnyEvent[]) => ({
    box: events.find(NewcomerBoxClaimed.is)?.data.box,
    open: events.find(BoxOpened.is)?.data,
    item: events.find(ItemsGranted.is)?.data.items[0],
  }),
};
