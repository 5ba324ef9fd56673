import {
  type Desk,
  type EventData,
  type Violation,
  canonicalJson,
  defineAudit,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { rewarding } from '../props/events.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { type Period, TASK_BOARDS, TASK_DEEDS, TaskBoxClaimed, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const KEPT_MS = 32 * DAY_MS;
const GEM = 10_000;
/** 1970-01-05, day 4, was a Monday. */
const FIRST_MONDAY = 4;

/** Time of the player's last claim of each box; JSON. */
interface Own {
  claimed: Record<string, number>;
}
interface Shop {
  claims: number;
}

export const audit = defineAudit({
  events,
  rules: {
    'task-box': 'a task box is claimed under rules that had it in its present period',
    'task-once': 'a task box is claimed once in a period of the house',
    'task-done': 'a task box is claimed when its task was done, in its period, while the rules counted',
    'task-gives': 'a task box gives what its rules say',
  },
  books: {
    own: (): Own => ({ claimed: {} }),
    shop: (): Shop => ({ claims: 0 }),
    totals: ({ claims }) => ({ taskBoxes: claims }),
  },
  checks: {
    TaskBoxClaimed(desk, data, { own, shop }) {
      shop.claims += 1;
      const violation = auditClaim(desk, data, own);
      for (const [boxId, time] of Object.entries(own.claimed))
        if (time < desk.time - KEPT_MS) delete own.claimed[boxId];
      own.claimed[data.boxId] = desk.time;
      return violation;
    },
  },
  writings: {
    'claim-task-reward': {
      in: 'player',
      by: ['player'],
      writes: rewarding(one(TaskBoxClaimed, 'prop')),
    },
  },
  ways: {},
});

function auditClaim(
  { rules, deeds, time }: Desk,
  { boxId, rulesHash, countedUntil, done, gives }: EventData<typeof TaskBoxClaimed>,
  { claimed }: Own,
): Violation | undefined {
  const boards = rules.inForce(TASK_BOARDS, countedUntil);
  // Rules apply up to their own last moment: now, or just before other rules took effect.
  const last = countedUntil === time || rules.inForce(TASK_BOARDS, countedUntil + 1)?.hash !== boards?.hash;
  const box = boards?.content.boxes.find((one) => one.boxId === boxId);
  if (boards === undefined || box === undefined || countedUntil > time || !last)
    return violationOf('task-box', `rules that have ${boxId}`, 'none');
  const { offsetMinutes } = rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first;
  const begun = beganAt(box.period, time, offsetMinutes);
  const { type, of, target } = box.task;
  const { deed, by } = TASK_DEEDS[type];
  const figure = deeds.done(deed, { from: begun, until: countedUntil + 1, of: of ?? undefined })[by];
  const asked = by === 'amount' ? target * GEM : target;
  return (
    unequal('task-box', boards.hash, rulesHash) ??
    (countedUntil < begun
      ? violationOf('task-box', `rules that counted after ${begun}`, countedUntil)
      : undefined) ??
    ((claimed[boxId] ?? -1) >= begun
      ? violationOf('task-once', 'one claim a period', 'another')
      : undefined) ??
    (figure < asked ? violationOf('task-done', asked, figure) : undefined) ??
    unequal('task-done', figure, done) ??
    unequal('task-gives', canonicalJson(box.gives), canonicalJson(gives))
  );
}

/** Returns when the house's day, week or month of a time began, in milliseconds since 1970. */
function beganAt(period: Period, time: number, offsetMinutes: number): number {
  const ahead = offsetMinutes * MINUTE_MS;
  const house = new Date(time + ahead);
  if (period === 'month') return Date.UTC(house.getUTCFullYear(), house.getUTCMonth(), 1) - ahead;
  const days = Math.floor(house.getTime() / DAY_MS);
  const first = period === 'day' ? days : days - ((((days - FIRST_MONDAY) % 7) + 7) % 7);
  return first * DAY_MS - ahead;
}
