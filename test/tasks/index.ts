import { TASK_BOARDS, TaskBoxClaimed, tasks as slice } from '@skins/engine/tasks';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { commanded } from '../kit/endings.ts';
import { type Forge, appended, both, edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { endingWith, ruled } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { BOARD, DRAW, GEMS, TICKETS, boarding, openingTask, takingTask, taskBox } from './orders.ts';

const HASH = '0'.repeat(64);
const DAY_MS = 86_400_000;
const claim = { boxId: 'first', rulesHash: HASH, countedUntil: 1, done: 1 };

/** Anna has fulfilled the boards' tasks. */
function worked(world: World): void {
  begin(world, { [ANNA]: 100 });
  boarding(world, 71);
  world.must(openingNow(world, ANNA, 1));
}

/** Repeats the first claim on a day without plays. */
const early: Forge = (log) =>
  appended(TaskBoxClaimed, ({ time, data }) => {
    const later = (log.at(-1)?.time ?? time) + DAY_MS;
    return { time: later, data: { ...Object(data), countedUntil: later } };
  })(log);

/** A claim before enough was done, which says how much it was. */
const tooEarly: Forge = both(
  ruled(
    TASK_BOARDS,
    ({ boxes }) => ({ boxes: boxes.map((box) => ({ ...box, task: { ...box.task, target: 1_000 } })) }),
    1,
  ),
  endingWith(TaskBoxClaimed),
);

export const tasks: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    TaskBoxClaimed: [
      { ...claim, gives: DRAW },
      { ...claim, gives: GEMS },
      { ...claim, gives: TICKETS },
      { ...claim, gives: { type: 'armyCompetitionCard', of: null, count: 1, gems: 0 } },
    ],
  },
  former: { 'TaskBoxClaimed@1': [{ ...claim, gives: DRAW }] },
  slow: {},
  play(world) {
    worked(world);
    world.must(takingTask(ANNA, { boxId: 'gems' }));
    world.must(takingTask(ANNA, { boxId: 'tickets' }));
    world.must(openingTask(ANNA, { boxId: 'draw' }));
    // Once a day, and again on the next day.
    world.time += DAY_MS;
    world.must(openingNow(world, ANNA, 2));
    // Earned under rules that are no longer in force at the claim.
    boarding(world, 72, [
      taskBox('gems', { ...GEMS, gems: 6_000 }, { task: { type: 'hash-opens', of: null, target: 9 } }),
    ]);
    world.must(takingTask(ANNA, { boxId: 'gems' }));
    boarding(world, 73);
  },
  forgeries: {
    'task-box': [
      // On the day after that on which its rules ended.
      commanded(TaskBoxClaimed, { nth: -1 }, ({ time }) => ({ time: time + DAY_MS })),
      edited(TaskBoxClaimed, () => ({ rulesHash: HASH })),
      edited(TaskBoxClaimed, () => ({ boxId: 'other' })),
      edited(TaskBoxClaimed, ({ countedUntil }) => ({ countedUntil: countedUntil + 1 }), { nth: -1 }),
      edited(TaskBoxClaimed, ({ countedUntil }) => ({ countedUntil: countedUntil - 1 })),
    ],
    // Claimed again on the same day, and in the same week.
    'task-once': [appended(TaskBoxClaimed, ({ data }) => ({ data }), { nth: -1 })],
    // Claimed before anything was done, and with another figure.
    'task-done': [early, tooEarly, edited(TaskBoxClaimed, ({ done }) => ({ done: done + 1 }))],
    'task-gives': [edited(TaskBoxClaimed, ({ gives }) => ({ gives: { ...gives, gems: gives.gems + 1 } }))],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'claim-task-reward': {
      order(world) {
        worked(world);
        return takingTask(ANNA, { boxId: 'gems' });
      },
      refused: {
        'task-unknown': () => takingTask(ANNA, { boxId: 'other' }),
        'task-changed': (order) => ({ ...order, input: { ...order.input, rulesHash: HASH } }),
        'task-gives-other': () => takingTask(ANNA, { boxId: 'draw' }),
        'task-claimed': (_order, world) => {
          world.must(openingNow(world, ANNA, 1));
          world.must(takingTask(ANNA, { boxId: 'gems' }));
          return takingTask(ANNA, { boxId: 'gems' });
        },
        'task-unfinished': (_order, world) => {
          world.time += DAY_MS;
          return takingTask(ANNA, { boxId: 'gems' });
        },
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({
          player,
          boxId: fc.constantFrom(...BOARD.map((box) => box.boxId), 'day-hash', 'day-spend'),
        }),
        order: ({ player: playerId, boxId }) => takingTask(playerId, { boxId }),
      }),
    ],
  },
};
