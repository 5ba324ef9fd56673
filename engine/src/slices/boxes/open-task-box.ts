import { type Bag, type GrantedItem, ItemSource, ItemsGranted } from '../bag/index.ts';
import type { BoxKind, BoxVersion } from '../catalogue/index.ts';
import type { Deeds } from '../deeds/index.ts';
import { type AnyEvent, type Command, type EventData, accepted, rejected } from '../../kernel/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import {
  type ClaimTaskBox,
  type ClaimTaskContext,
  type ClaimTaskRejection,
  TaskBoxClaimed,
  type Tasks,
  claimed,
} from '../tasks/index.ts';
import { BoxOpened } from './events.ts';
import { play } from './open-box.ts';

export interface OpenTaskBoxContext extends DrawContext, ClaimTaskContext {
  /** returns a box's version on sale and its shelf's kind; undefined if there is none */
  readonly onSale: (
    boxId: string,
  ) => { readonly version: BoxVersion; readonly kind: BoxKind | null } | undefined;
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
    const draw = drawSeeds(state.seeds, 1, context);
    const plays = draw.reveals.map((reveal, k) =>
      play(box.version, 'task', reveal, state.bag.items.length + k + 1, { ...context, kind: box.kind }),
    );
    return accepted(
      ...draw.before,
      claim,
      ...plays.map(({ opened }) => opened),
      ItemsGranted.of({ source: ItemSource.welfareBox, items: plays.map(({ item }) => item) }),
      ...draw.after,
    );
  },
  reply: (events: readonly AnyEvent[]) => ({
    taskBoxId: events.find(TaskBoxClaimed.is)?.data.boxId ?? '',
    open: events.find(BoxOpened.is)?.data,
    item: events.find(ItemsGranted.is)?.data.items[0],
  }),
};
