import {
  type Desk,
  type EventData,
  type Reward,
  type Violation,
  canonicalJson,
  defineAudit,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { rewarding } from '../props/events.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { MonthRewardClaimed, SIGN_IN_BOARD, type SignInBoard, SignedIn, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const GEM = 10_000;

/** The player's sign-ins; JSON. */
interface Own {
  /** the newest one: its day, time, and place in a round; null before any */
  newest: { day: number; time: number; index: number } | null;
  /** months since January 1970; −1 before any */
  month: number;
  days: number;
  /** time of the month's first sign-in */
  began: number;
  claimed: number[];
}
interface Shop {
  signIns: number;
  monthRewards: number;
}

export const audit = defineAudit({
  events,
  rules: {
    'sign-in-board':
      'a sign-in is by the board in force, which is open; a reward of the month by the board of its first sign-in',
    'sign-in-day': 'a house day is signed in on once, on that day, and after those before it',
    'sign-in-streak': 'the place on the seven-day board counts days in a row, and begins again after seven',
    'sign-in-earned': 'what the day of the board asks for was done that day, before',
    'sign-in-reward': 'what is promised is what the board promises for the day, or for the days of the month',
    'month-reward': 'a reward of the month is claimed once, in that month, after as many days as it asks for',
  },
  books: {
    own: (): Own => ({ newest: null, month: -1, days: 0, began: 0, claimed: [] }),
    shop: (): Shop => ({ signIns: 0, monthRewards: 0 }),
    totals: ({ signIns, monthRewards }) => ({ signIns, monthRewards }),
  },
  checks: {
    SignedIn(desk, data, { own, shop }) {
      shop.signIns += 1;
      const violation = auditSignIn(desk, data, own);
      note(own, data, desk.time);
      return violation;
    },
    MonthRewardClaimed(desk, data, { own, shop }) {
      shop.monthRewards += 1;
      const violation = auditMonth(desk, data, own);
      own.claimed.push(data.conditionNum);
      return violation;
    },
  },
  writings: {
    'sign-in': { in: 'player', by: ['player'], writes: rewarding(one(SignedIn)) },
    'claim-month-reward': { in: 'player', by: ['player'], writes: rewarding(one(MonthRewardClaimed)) },
  },
  inputs: {
    'claim-month-reward': ([event]) =>
      event !== undefined && MonthRewardClaimed.is(event)
        ? { conditionNum: event.data.conditionNum }
        : undefined,
  },
  ways: {},
});

function auditSignIn(desk: Desk, data: EventData<typeof SignedIn>, own: Own): Violation | undefined {
  const board = desk.rules.inForce(SIGN_IN_BOARD);
  if (board === undefined || !board.content.open)
    return violationOf('sign-in-board', 'a board that is open', 'none');
  const { newest } = own;
  const today = dayOf(desk, desk.time);
  const before = newest === null ? undefined : Math.max(newest.day, dayOf(desk, newest.time));
  if (before !== undefined && before >= today)
    return violationOf('sign-in-day', `a day after ${before}`, data.day);
  const place = newest !== null && before === today - 1 && newest.index < 7 ? newest.index + 1 : 1;
  const promised = board.content.every[place - 1];
  return (
    unequal('sign-in-board', board.hash, data.boardHash) ??
    unequal('sign-in-day', today, data.day) ??
    unequal('sign-in-streak', place, data.index) ??
    auditEarned(desk, promised, today) ??
    unequal('sign-in-reward', inWords(promised?.reward), inWords(data.reward)) ??
    unequal('month-reward', own.month === monthOf(today) ? own.days + 1 : 1, data.monthDays)
  );
}

function auditEarned(
  desk: Desk,
  asked: SignInBoard['every'][number] | undefined,
  today: number,
): Violation | undefined {
  if (asked === undefined) return violationOf('sign-in-streak', 'a day of the board', 'none');
  const from = today * DAY_MS - ahead(desk);
  const { limitationType, limitationTime } = asked;
  const done = (deed: Parameters<Desk['deeds']['done']>[0]) =>
    desk.deeds.done(deed, { from, until: from + DAY_MS });
  const upgrades = limitationType === 0 || limitationType === 2 ? done('upgrade').count : 0;
  const opens =
    limitationType === 1 || limitationType === 2 ? done('open-classic').count + done('open-hash').count : 0;
  const gems = limitationType === 3 ? done('gems-obtained').amount / GEM : 0;
  // Deductions may be for another day, and exceed the gems obtained on this one.
  const all = Math.max(0, upgrades + opens + gems);
  return all < limitationTime ? violationOf('sign-in-earned', `${limitationTime} done`, all) : undefined;
}

function auditMonth(
  desk: Desk,
  { month, conditionNum, boardHash, reward }: EventData<typeof MonthRewardClaimed>,
  own: Own,
): Violation | undefined {
  const board = desk.rules.inForce(SIGN_IN_BOARD, own.began);
  if (board === undefined) return violationOf('sign-in-board', 'a board that counted', 'none');
  const today = Math.max(dayOf(desk, desk.time), own.newest?.day ?? 0);
  const promised = board.content.accumulate.find((one) => one.conditionNum === conditionNum);
  if (own.claimed.includes(conditionNum))
    return violationOf('month-reward', 'one not claimed yet', conditionNum);
  if (own.days < conditionNum) return violationOf('month-reward', `${conditionNum} days`, own.days);
  return (
    unequal('sign-in-board', board.hash, boardHash) ??
    unequal('month-reward', monthOf(today), own.month) ??
    unequal('month-reward', monthOf(today), month) ??
    unequal('sign-in-reward', inWords(promised?.reward), inWords(reward))
  );
}

function note(own: Own, { day, index }: EventData<typeof SignedIn>, time: number): void {
  const month = monthOf(day);
  if (own.month !== month) Object.assign(own, { month, days: 0, began: time, claimed: [] });
  own.days += 1;
  own.newest = { day, time, index };
}

const ahead = ({ rules }: Desk): number =>
  (rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first).offsetMinutes * MINUTE_MS;
const dayOf = (desk: Desk, time: number): number => Math.floor((time + ahead(desk)) / DAY_MS);
/** Converts days to months since January 1970; NaN for a day that no calendar has. */
function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}
const inWords = (reward: Reward | undefined): string =>
  reward === undefined ? 'nothing' : canonicalJson(reward);
