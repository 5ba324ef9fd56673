import { playerStream } from '@skins/engine/accounts';
import { openTaskBox } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, catalogue, catalogueAt, kindOfBox } from '@skins/engine/catalogue';
import { playerActor } from '@skins/engine/kernel';
import { NOTICE_MS, rules, rulesStream } from '@skins/engine/rules';
import {
  type ClaimTaskBox,
  type Gift,
  TASK_BOARDS,
  type TaskBox,
  boardsOf,
  claimTaskReward,
} from '@skins/engine/tasks';
import { HOUSE_STREAM, houseOffset } from '../kit/house.ts';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

const BOARDS_STREAM = rulesStream(TASK_BOARDS.name);
const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });

/** Returns a daily task box that requires one open of a hash box. */
export const taskBox = (boxId: string, gives: Gift, change: Partial<TaskBox> = {}): TaskBox => ({
  boxId,
  period: 'day',
  name: inAll(boxId),
  image: `/art/case/hex.330.9.${boxId}.svg`,
  task: { type: 'hash-opens', of: null, target: 1 },
  gives,
  ...change,
});

export const DRAW: Gift = { type: 'box', of: 'box-two', count: 1, gems: 0 };
export const GEMS: Gift = { type: 'diamond', of: null, count: 0, gems: 5_000 };
export const TICKETS: Gift = { type: 'OpenBox', of: 'box-one', count: 2, gems: 0 };
/** Test boards; one open fulfils each box. */
export const BOARD: readonly TaskBox[] = [
  taskBox('draw', DRAW),
  taskBox('gems', GEMS, { task: { type: 'hash-gems', of: null, target: 1 } }),
  taskBox('tickets', TICKETS, {
    period: 'week',
    task: { type: 'box-opens', of: 'box-one', target: 1 },
  }),
];

/** Publishes boards, and waits until they are in force. @param n number in the proposal's id */
export function boarding(world: World, n: number, boxes: readonly TaskBox[] = BOARD): void {
  changing(world, n, { rules: TASK_BOARDS, content: { boxes } });
  world.time += NOTICE_MS;
}

const READS = [BOARDS_STREAM, HOUSE_STREAM];

const taskContext = (view: View, time: number) => ({
  boards: boardsOf(view.stateOf(rules.streams.rules, BOARDS_STREAM).history, time),
  houseOffset: houseOffset(view, time),
});

/** Returns the claim of a task box's prop. */
export const takingTask = (playerId: string, input: ClaimTaskBox) =>
  order({
    command: claimTaskReward,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: READS,
    context: (given, view) => ({ ...given, ...taskContext(view, given.time) }),
  });

/** Returns the open of the box that a task box gives. */
export const openingTask = (playerId: string, input: ClaimTaskBox) =>
  order({
    command: openTaskBox,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: [...READS, CATALOGUE_STREAM],
    context(given, view) {
      const { history } = view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM);
      const at = catalogueAt(history, given.time);
      return {
        ...given,
        ...taskContext(view, given.time),
        onSale(boxId) {
          const version = at.boxes.get(boxId)?.current;
          return version && { version, kind: kindOfBox(at, boxId) };
        },
      };
    },
  });
