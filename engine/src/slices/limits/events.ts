import { type Static, Type } from 'typebox';
import { DAY_MS, Hash, closed, defineEvent } from '../../kernel/index.ts';
import { LimitAmount, LimitKind, LimitSpan } from './cap.ts';

export { LIMIT_KINDS, LIMIT_SPANS, LimitAmount, LimitKind, LimitSpan } from './cap.ts';
export {
  POLICY,
  POLICY_PACKS,
  type Policy,
  type PolicyPack,
  type PolicyTerms,
  leastOf,
  termsOf,
} from './policy.ts';

export const SPAN_MS: Readonly<Record<LimitSpan, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** How long a raise waits before it can be confirmed, and how long it then stays open; milliseconds. */
export const RAISE_WAIT_MS = DAY_MS;
export const RAISE_OPEN_MS = 7 * DAY_MS;

export const BREAK_HOURS_MAX = 6 * 7 * 24;
/** At least six months, in days. */
export const EXCLUSION_DAYS_MIN = 183;
export const EXCLUSION_DAYS_MAX = 3_660;

export const CHECK_MINUTES_MIN = 5;
export const CHECK_MINUTES_MAX = 1_440;

const Cap = { kind: LimitKind, span: LimitSpan };
/** A player set or lowered a limit, which binds from here on. An earlier request to raise it is void. */
export const LimitSet = defineEvent('LimitSet', closed({ ...Cap, amount: LimitAmount }));

/** A player wants a limit raised or removed. Nothing changes until that is confirmed, a day later. */
export const RaiseAsked = defineEvent(
  'RaiseAsked',
  closed({ ...Cap, amount: Type.Union([LimitAmount, Type.Null()], { description: 'null: no limit' }) }),
);

/** The request of a day ago is confirmed: the limit is raised or removed. */
export const RaiseConfirmed = defineEvent(
  'RaiseConfirmed',
  closed({ ...Cap, amount: Type.Union([LimitAmount, Type.Null()]) }),
);

/** The limit stays as it is. */
export const RaiseDropped = defineEvent('RaiseDropped', closed(Cap));

/** A player plays nothing and orders no gems for some hours from now on. */
export const BreakTaken = defineEvent(
  'BreakTaken',
  closed({ hours: Type.Integer({ minimum: 1, maximum: BREAK_HOURS_MAX }) }),
);

/** A mark by which a person is recognised under another account: keyed hashes, which reveal nothing of the person. */
export const ExclusionMark = closed({ kind: Type.Enum(['login', 'card', 'device', 'platform']), hash: Hash });
export type ExclusionMark = Static<typeof ExclusionMark>;

/** A player is excluded for some days from now on, at their own wish. The marks make it outlast the account. */
export const SelfExcluded = defineEvent(
  'SelfExcluded',
  closed({
    days: Type.Integer({ minimum: EXCLUSION_DAYS_MIN, maximum: EXCLUSION_DAYS_MAX }),
    marks: Type.Array(ExclusionMark, { maxItems: 50 }),
  }),
);

/**
 * A player who shares a mark with an excluded person is excluded too, for as long: another account of theirs, or a
 * person
 * recognised since. The marks here exclude others from now on too.
 */
export const ExclusionShared = defineEvent(
  'ExclusionShared',
  closed({
    until: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
    by: ExclusionMark,
    marks: Type.Array(ExclusionMark, { maxItems: 50 }),
  }),
);

/** Returns the end of a break or an exclusion of that length, milliseconds since 1970. */
export const breakEnd = (time: number, hours: number): number => time + hours * 3_600_000;
export const exclusionEnd = (time: number, days: number): number => time + days * DAY_MS;

/** Minutes of play after which a player wants to see time and net result; null: never. */
export const RealityCheckSet = defineEvent(
  'RealityCheckSet',
  closed({
    everyMinutes: Type.Union([
      Type.Integer({ minimum: CHECK_MINUTES_MIN, maximum: CHECK_MINUTES_MAX }),
      Type.Null(),
    ]),
  }),
);

/** The player saw the figures since the last check, and goes on. */
export const RealityChecked = defineEvent(
  'RealityChecked',
  closed({
    minutes: Type.Integer({ minimum: 0, description: 'in which the player played' }),
    staked: Type.Integer({ minimum: 0, description: '1/10,000 gem' }),
    returned: Type.Integer({ minimum: 0, description: '1/10,000 gem, items at the value of their grant' }),
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = {
  LimitSet,
  RaiseAsked,
  RaiseConfirmed,
  RaiseDropped,
  BreakTaken,
  SelfExcluded,
  ExclusionShared,
  RealityCheckSet,
  RealityChecked,
};
