import { type Static, Type } from 'typebox';
import {
  Hash,
  Place,
  UNITS_PER_GEM,
  closed,
  defineEvent,
  defineRules,
  measured,
  placeOf,
} from '../../kernel/index.ts';

/** Units of a share: 10,000 are all of it. */
export const SHARE_UNITS = 10_000;
/** A day is closed this long after its midnight, milliseconds: until then nothing of it is on its way. */
export const CLOSES_AFTER_MS = 60_000;
/** Shares are due this long after their day's end, milliseconds. */
export const SHARES_DUE_MS = 24 * 3_600_000;
/** Rows of one table; a day has as many tables as it needs. */
export const TABLE_ROWS = 100;

const SHARE_MAX = 1_000;
const LEVELS_MAX = 10;
const GEMS_MAX = 10 ** 15;

const Level = closed({
  from: Type.Integer({
    minimum: 0,
    maximum: GEMS_MAX,
    description: '1/10,000 gem; what friends bought and played before, from which on the level is reached',
  }),
  share: Type.Integer({
    minimum: 0,
    maximum: SHARE_MAX,
    description: 'in 1/10,000 of what friends bought and played in a day',
  }),
});
const Levels = closed({ levels: Type.Array(Level, { minItems: 1, maxItems: LEVELS_MAX }) });

/** Checks that the first level is everybody's, and that a higher one never gives less. */
const climbing = ({ levels }: Static<typeof Levels>): boolean =>
  levels[0]?.from === 0 &&
  levels.every(({ from, share }, k) => {
    const before = levels[k - 1];
    return before === undefined || (from > before.from && share >= before.share);
  });

const level = (gems: number, share: number) => ({ from: gems * UNITS_PER_GEM, share });

/** The levels of inviters and their shares (not shown in the specification). A day keeps the version in force at its 0:00. */
export const PROMOTION = defineRules('promotion', Type.Refine(Levels, climbing), {
  levels: [level(0, 50), level(2_000, 80), level(5_000, 100), level(20_000, 120), level(80_000, 150)],
});
export type PromotionTerms = (typeof PROMOTION)['first'];

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });
const Sum = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' });
const Amount = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** Why a share is held back until two operators decide: what inviter and friend, or several friends, have in common. */
export const HOLD_REASONS = ['device', 'address', 'payment'] as const;
export const HoldReason = Type.Enum([...HOLD_REASONS]);
export type HoldReason = Static<typeof HoldReason>;

const Row = closed({
  friend: PlayerId,
  inviter: PlayerId,
  counted: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: '1/10,000 gem; bought and played by the friend on this day',
  }),
  before: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: '1/10,000 gem; counted for the inviter on earlier days, which decides the level',
  }),
  share: Type.Integer({ minimum: 0, maximum: SHARE_MAX, description: '1/10,000' }),
  amount: Sum,
  held: Type.Union([HoldReason, Type.Null()], { description: 'null: it is paid' }),
});
export type PromotionRow = Static<typeof Row>;

/** A house day is over: what invited players bought and played on it, and what it brings. The tables after it hold the rows. */
export const PromotionDayClosed = defineEvent(
  'PromotionDayClosed',
  closed({
    day: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'of the house, since 1970-01-01' }),
    rulesHash: Hash,
    friends: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'rows' }),
    counted: Sum,
    amount: Sum,
    dueAt: Time,
  }),
);

/** Rows of a closed day, ordered by inviter, then by friend. */
export const PromotionCounted = defineEvent(
  'PromotionCounted',
  closed({ rows: Type.Array(Row, { minItems: 1, maxItems: TABLE_ROWS }) }),
);

const OfShare = {
  table: Place,
  row: Type.Integer({ minimum: 1, maximum: TABLE_ROWS }),
  friend: PlayerId,
  amount: Amount,
};

/** An inviter's share; the posting after it, in the same command, moves the amount. */
export const PromotionPaid = defineEvent('PromotionPaid', closed(OfShare));

/** An inviter's share waits until two operators decide about it. */
export const PromotionHeld = defineEvent('PromotionHeld', closed({ ...OfShare, reason: HoldReason }));

export const UNPAID_REASONS = ['erased', 'suspended'] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** An inviter's share stays with the house, as the inviter is erased or suspended. */
export const PromotionWithheld = defineEvent(
  'PromotionWithheld',
  closed({ ...OfShare, reason: Type.Enum([...UNPAID_REASONS]) }),
);

export const VERDICTS = ['released', 'refused'] as const;
export const Verdict = Type.Enum([...VERDICTS]);
export type Verdict = Static<typeof Verdict>;

/** Two operators decided about a held share. If it is released, the posting after it moves the amount. */
export const PromotionDecided = defineEvent('PromotionDecided', closed({ ...OfShare, verdict: Verdict }), {
  label: ({ verdict }) => verdict,
});

/** Each share of a closed day is paid, held or withheld. */
export const PromotionDayEnded = defineEvent('PromotionDayEnded', closed({ closed: Place }));

/** Returns the stream of a house day. @param day days since 1970-01-01 */
export const promotionStream = (day: number): string => `promotion-${day}`;
/** Returns the place of the event that closed a day: its obligation until it ends. */
export const promotionBegun = (stream: string): Place => placeOf(stream, 1);

export const measures = [
  measured(PromotionDayClosed, { opens: ({ dueAt }) => dueAt }),
  measured(PromotionDayEnded, { closes: ({ closed: place }) => place }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  PromotionDayClosed,
  PromotionCounted,
  PromotionPaid,
  PromotionHeld,
  PromotionWithheld,
  PromotionDecided,
  PromotionDayEnded,
};
