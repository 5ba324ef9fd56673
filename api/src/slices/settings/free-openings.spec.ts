import { ACTIVITIES, type Activities } from '@skins/engine/activities';
import { DAY_MS } from '@skins/engine/kernel';
import { FIRST_DAY } from '@skins/engine/newcomers';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import type { TaskBox } from '@skins/engine/tasks';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { seasonFrom } from '../../../../test/newyear/sample-newyear.ts';
import { createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { boxesOf } from '../catalogue/catalogue-file.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { takersNow } from './free-estimate.ts';
import { reportIn } from './report.ts';
import { SettingsDesk } from './settings-desk.ts';

const NOW = 20_000 * DAY_MS;
const TEXT = { zh: '盒', en: 'Box', ru: 'Кейс', vi: 'Hộp' };
/** Expected worth of both boxes: half 0.5, two fifths 2, a tenth 5.75 gems. */
const WORTH = 1.625;
const ACTIVE = 40;
/** in 7 days: three a day, rounded up */
const REGISTERED = 15;

let game: SampleGame;
let desk: SettingsDesk;

beforeAll(async () => {
  game = await sampleGame(createMemoryStore(), () => NOW);
  desk = new SettingsDesk(game, sampleDrafts(), await loadWords());
});

const takers = takersNow({ seen: () => ACTIVE, registered: () => REGISTERED });

function estimate(setting: string, content: unknown) {
  const checked = desk.setting(setting)?.check({ content, from: null }, undefined);
  if (checked === undefined) throw new Error('there is such a setting');
  return reportIn(desk.wording, checked, { language: 'EN', takers: takers(NOW) }).free;
}

/** Returns what each part costs, by its entry. */
const partsOf = (setting: string, content: unknown): readonly string[] =>
  (estimate(setting, content)?.parts ?? []).map(
    ({ item, openings, per, players, gems }) =>
      `${item}: ${Number(openings.toPrecision(4))} ${per} × ${players} = ${Number(gems.toFixed(2))}`,
  );

const taskBox = (boxId: string, period: TaskBox['period'], gives: TaskBox['gives']): TaskBox => ({
  boxId,
  period,
  name: { ...TEXT, en: boxId },
  image: '/art/case/one.svg',
  task: { type: 'upgrades', of: null, target: 1 },
  gives,
});
const boxes = {
  drawn: { type: 'box', of: 'box-one', count: 1, gems: 0 },
  tickets: { type: 'OpenBox', of: 'box-two', count: 3, gems: 0 },
  gems: { type: 'diamond', of: null, count: 0, gems: 10_000 },
} as const;
const tasks = {
  boxes: [
    taskBox('daily', 'day', boxes.drawn),
    taskBox('weekly', 'week', boxes.tickets),
    taskBox('monthly', 'month', boxes.gems),
  ],
};

const activity = (activityId: string, from: number, amount: number): Activities['activities'][number] => ({
  activityId,
  kind: 'upgrade',
  by: 'count',
  name: { ...TEXT, en: activityId },
  about: TEXT,
  image: '/art/case/one.svg',
  from,
  until: from + DAY_MS,
  graceDays: 1,
  steps: [
    { target: 1, gives: { type: 'diamond', amount: 10_000 } },
    { target: 2, gives: { type: 'box', boxId: 'box-one', amount } },
  ],
});

describe('an estimate for free openings', () => {
  it('adds up task boxes and tickets, the dearest first, with what was there before', () => {
    expect(partsOf('task-boards', tasks)).toEqual([
      `weekly: 3 week × ${ACTIVE} = ${3 * WORTH * ACTIVE}`,
      `daily: 1 day × ${ACTIVE} = ${WORTH * ACTIVE}`,
    ]);
    expect(estimate('task-boards', tasks)).toMatchObject({
      gems: 4 * WORTH * ACTIVE,
      before: 0,
      from: null,
      active: ACTIVE,
      fresh: 3,
      entries: 2,
    });
    expect(estimate('task-boards', { boxes: [taskBox('monthly', 'month', boxes.gems)] })).toBeNull();
  });

  it('counts one day of the sign-in board, and all rewards of a month', () => {
    const ticket = (amount: number) => ({ type: 'OpenBox', boxId: 'box-one', amount }) as const;
    const board = {
      ...SIGN_IN_BOARD.first,
      every: SIGN_IN_BOARD.first.every.map((day, k) => ({ ...day, reward: ticket(k + 1) })),
      accumulate: [
        { conditionNum: 7, reward: ticket(1) },
        { conditionNum: 28, reward: ticket(2) },
      ],
    };
    expect(partsOf('sign-in-board', board)).toEqual([
      `Day 7 of the board: 7 day × ${ACTIVE} = ${7 * WORTH * ACTIVE}`,
      `28 days of a month: 2 month × ${ACTIVE} = ${2 * WORTH * ACTIVE}`,
      `7 days of a month: 1 month × ${ACTIVE} = ${WORTH * ACTIVE}`,
    ]);
    expect(estimate('sign-in-board', { ...board, open: false })).toBeNull();
  });

  it('names the day on which most activities overlap, and leaves out what is over', () => {
    const content = {
      ...ACTIVITIES.first,
      activities: [
        activity('over', NOW - 9 * DAY_MS, 10),
        activity('first', NOW + DAY_MS, 2),
        activity('second', NOW + 2 * DAY_MS, 1),
        activity('later', NOW + 20 * DAY_MS, 2),
      ],
    };
    expect(partsOf('activities', content)).toEqual([
      `first, step 2: 2 once × ${ACTIVE} = ${2 * WORTH * ACTIVE}`,
      `second, step 2: 1 once × ${ACTIVE} = ${WORTH * ACTIVE}`,
    ]);
    expect(estimate('activities', content)).toMatchObject({ from: NOW + 2 * DAY_MS, entries: 2 });
  });

  it('counts boxes of the first day by registrations', () => {
    const content = { ...FIRST_DAY.first, freeBox: 'box-one', topUpBox: 'box-two' };
    const cost = Number((3 * WORTH).toFixed(2));
    expect(partsOf('first-day', content)).toEqual([
      `Welcome box: 1 once × 3 = ${cost}`,
      `First top-up box: 1 once × 3 = ${cost}`,
    ]);
    expect(estimate('first-day', { ...content, open: false })).toBeNull();
  });

  it('counts tickets of a season by their chance and the draws of a day', () => {
    const season = seasonFrom(NOW + DAY_MS, {
      acts: [{ deed: 'upgrade' as const, gems: 1, radishes: 1, perDay: 20 }],
      cost: 5,
      prizes: [
        { tickets: 2 ** 22, reward: { type: 'OpenBox' as const, boxId: 'box-one', amount: 2 } },
        { tickets: 3 * 2 ** 22, reward: { type: 'debris' as const, amount: 1 } },
      ],
      milestones: [{ radishes: 5, reward: { type: 'OpenBox' as const, boxId: 'box-two', amount: 1 } }],
    });
    expect(partsOf('season', { season })).toEqual([
      `Prize 1 of the draw: 2 day × ${ACTIVE} = ${2 * WORTH * ACTIVE}`,
      `Milestone 1: 1 once × ${ACTIVE} = ${WORTH * ACTIVE}`,
    ]);
  });

  it('counts free openings of a box, and openings whose worth a price moves', () => {
    const changing = (allowance: number | null) => ({
      skins: [],
      shelves: [],
      retired: [],
      boxes: boxesOf({ ...SAMPLE_FILE, boxes: SAMPLE_FILE.boxes.slice(0, 1) }).map((box) => ({
        ...box,
        terms: { perDay: null, allowance },
      })),
    });
    expect(partsOf('catalogue', changing(2))).toEqual([
      `Free openings a day: 2 day × ${ACTIVE} = ${2 * WORTH * ACTIVE}`,
    ]);
    expect(estimate('catalogue', changing(null))).toBeNull();
    expect(estimate('grants', { newPlayer: 1 })).toBeNull();
  });
});
