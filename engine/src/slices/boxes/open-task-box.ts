import { type Bag, type GrantedItem, ItemsGranted } from '../bag/index.ts';
import type { Deeds } from '../deeds/index.ts';
import { type AnyEvent, type Command, type EventData, accepted, rejected } from '../../kernel/index.ts';
import type { DrawContext, Seeds } from '../seeds/index.ts';
import {
  type ClaimTaskBox,
  type ClaimTaskContext,
  type ClaimTaskRejection,
  TaskBoxClaimed,
  type Tasks,
  claimed,
} from '../tasks/index.ts';
import { type BoxOnSale, drawnBox } from './drawn-box.ts';
import { BoxOpened } from './events.ts';

export interface OpenTaskBoxContext extends DrawContext, ClaimTaskContext {
  /** returns a box on sale; undefined if there is none */
  readonly onSale: (boxId: string) => BoxOnSale | undefined;
}

/** In order of precedence. */
export type OpenTaskBoxRejection =
  | ClaimTaskRejection
  /** the task's box is not on sale: the claim can wait until it is, within its period */
  | { readonly code: 'task-box-gone'; readonly boxId: string };

interface OpenTaskBoxReply {
  readonly taskBoxId: string;
  readonly open: EventData<typeof BoxOpened> | undefined;
  readonly item: GrantedItem | undefined;
}

interface State {
  readonly tasks: Tasks;
  readonly deeds: Deeds;
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/** Opens the box that a task gives: one roll of its version on sale (spec 4.15). */
export const openTaskBox: Command<
  State,
  ClaimTaskBox,
  OpenTaskBoxContext,
  OpenTaskBoxRejection,
  OpenTaskBoxReply
> = {
  name: 'open-task-box',
  decide(state, input, context) {
    const claim = claimed(state, input, 'box', context);
    if ('code' in claim) return rejected(claim);
    const boxId = claim.data.gives.of ?? '';
    const box = context.onSale(boxId);
    if (box === undefined) return rejected({ code: 'task-box-gone', boxId });
    return accepted(...drawnBox(state, claim, box, context));
  },
  reply: (events: readonly AnyEvent[]) => ({
    taskBoxId: events.find(TaskBoxClaimed.is)?.data.boxId ?? '',
    open: events.find(BoxOpened.is)?.data,
    item: events.find(ItemsGranted.is)?.data.items[0],
  }),
};
