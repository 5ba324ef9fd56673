import { Type } from 'typebox';
import { type Bag } from '../../engine/src/slices/bag/index.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import { type Deeds } from '../../engine/src/slices/deeds/index.ts';
import { deedsFold } from '../../engine/src/slices/deeds/state.ts';
import {
  type EventMeta,
  UNITS_PER_GEM,
  closed,
  combine,
  defineEvent,
  measured,
} from '../../engine/src/kernel/index.ts';
import { type Wallet } from '../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../engine/src/slices/wallet/state.ts';
import type { Gift, TaskBox } from '../../engine/src/slices/tasks/events.ts';
import type { BoardsVersion } from '../../engine/src/slices/tasks/standing.ts';
import { type Tasks, tasksFold } from '../../engine/src/slices/tasks/state.ts';

export const OFFSET = 480;
const HOUR_MS = 3_600_000;
/** Wednesday the 18th, noon in house time. */
export const NOON = Date.UTC(2026, 10, 18, 4);
export const MIDNIGHT = NOON + 12 * HOUR_MS;

/** Opens of a hash box for this many gems each. */
const Worked = defineEvent('Worked', closed({ gems: Type.Integer() }));
export const worked = (gems: number) => Worked.of({ gems: gems * UNITS_PER_GEM });

export const fold = combine<{ tasks: Tasks; deeds: Deeds; wallet: Wallet; bag: Bag }>(
  { tasks: tasksFold, deeds: deedsFold, wallet, bag },
  [measured(Worked, {}, { 'open-hash': ({ gems }) => ({ count: 1, amount: gems }) })],
);

export const GEMS: Gift = { type: 'diamond', of: null, count: 0, gems: 5_000 };
const TEXT = { zh: '任务', en: 'Task', ru: 'Задание', vi: 'Nhiệm vụ' };

/** Returns a task box that requires gems spent on hash boxes. */
export const taskBox = (change: Partial<TaskBox> = {}): TaskBox => ({
  boxId: 'first',
  period: 'day',
  name: TEXT,
  image: '/art/case/hex.330.9.first.svg',
  task: { type: 'hash-gems', of: null, target: 10 },
  gives: GEMS,
  ...change,
});

export const version = (name: string, until: number, ...boxes: TaskBox[]): BoardsVersion => ({
  hash: name.padEnd(64, '0'),
  until,
  content: { boxes },
});

export const metaAt = (time: number): EventMeta => ({
  stream: 'player-anna0000',
  version: 1,
  time,
  actor: 'player:anna0000',
  command: 'a',
});
