import { type Static, Type } from 'typebox';
import { DAY_MS, Hash, closed, defineEvent } from '../../kernel/index.ts';
import { LimitAmount, LimitKind, LimitSpan } from './cap.ts';

export { LIMIT_KINDS, LIMIT_SPANS, LimitKind, LimitSpan } from './cap.ts';
export { POLICY, POLICY_PACKS, type Policy, leastOf, termsOf } from './policy.ts';

export const SPAN_MS: Readonly<Record<LimitSpan, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** How long a raise has to be thought over, and for how long after that it can be confirmed. */
export const RAISE_WAIT_MS = DAY_MS;
export const RAISE_OPEN_MS = 7 * DAY_MS;

export const BREAK_HOURS_MAX = 6 * 7 * 24;
/** Six months at least. */
export const EXCLUSION_DAYS_MIN = 183;
export const EXCLUSION_DAYS_MAX = 3_660;

export const CHECK_MINUTES_MIN = 5;
export const CHECK_MINUTES_MAX = 1_440;

const Cap = { kind: LimitKind, span: LimitSpan };
/** A player set a limit, or lowered it: it binds from here on. What was asked before about raising it is void. */
export const LimitSet = defineEvent('LimitSet', closed({ ...Cap, amount: LimitAmount }));

/** A player wants a limit raised, or taken away: nothing changes until that is confirmed, a day later. */
export const RaiseAsked = defineEvent(
  'RaiseAsked',
  closed({ ...Cap, amount: Type.Union([LimitAmount, Type.Null()], { description: 'null: no limit' }) }),
);

/** What was asked a day ago still holds: the limit is raised, or gone. */
export const RaiseConfirmed = defineEvent(
  'RaiseConfirmed',
  closed({ ...Cap, amount: Type.Union([LimitAmount, Type.Null()]) }),
);

/** The limit stays as it is. */
export const RaiseDropped = defineEvent('RaiseDropped', closed(Cap));

/** From now on, a player plays nothing and orders no gems for some hours. */
export const BreakTaken = defineEvent(
  'BreakTaken',
  closed({ hours: Type.Integer({ minimum: 1, maximum: BREAK_HOURS_MAX }) }),
);

/** What a person is known by when another account is opened: keyed hashes, which say nothing of the person. */
export const ExclusionMark = closed({ kind: Type.Enum(['login', 'card', 'device', 'platform']), hash: Hash });
export type ExclusionMark = Static<typeof ExclusionMark>;

/** From now on, a player is shut out for some days at their own wish. It outlives the account, by the marks. */
export const SelfExcluded = defineEvent(
  'SelfExcluded',
  closed({
    days: Type.Integer({ minimum: EXCLUSION_DAYS_MIN, maximum: EXCLUSION_DAYS_MAX }),
    marks: Type.Array(ExclusionMark, { maxItems: 50 }),
  }),
);

/**
 * Somebody known by the same as an excluded player is excluded as well, as long as that one: by another account of theirs, or by
 * what became known of them since. Whoever is known by the marks is, too, from here on.
 */
export const ExclusionShared = defineEvent(
  'ExclusionShared',
  closed({
    until: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
    by: ExclusionMark,
    marks: Type.Array(ExclusionMark, { maxItems: 50 }),
  }),
);

/** When a break or an exclusion of so long is over. Milliseconds since 1970. */
export const breakEnd = (time: number, hours: number): number => time + hours * 3_600_000;
export const exclusionEnd = (time: number, days: number): number => time + days * DAY_MS;

/** After how many minutes of play a player wants to be shown time and net result; null: never. */
export const RealityCheckSet = defineEvent(
  'RealityCheckSet',
  closed({
    everyMinutes: Type.Union([
      Type.Integer({ minimum: CHECK_MINUTES_MIN, maximum: CHECK_MINUTES_MAX }),
      Type.Null(),
    ]),
  }),
);

/** The player was shown what there was since the check before, and goes on. */
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
