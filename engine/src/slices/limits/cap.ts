import { type Static, Type } from 'typebox';

/** The kinds of limits: gems bought, gems and items lost in games, minutes of play. */
export const LIMIT_KINDS = ['deposit', 'loss', 'time'] as const;
export const LimitKind = Type.Enum([...LIMIT_KINDS]);
export type LimitKind = Static<typeof LimitKind>;

/** The spans of limits: the last 24 hours, 7 days or 30 days, from a whole hour in house time. */
export const LIMIT_SPANS = ['day', 'week', 'month'] as const;
export const LimitSpan = Type.Enum([...LIMIT_SPANS]);
export type LimitSpan = Static<typeof LimitSpan>;

export const LimitAmount = Type.Integer({
  minimum: 0,
  maximum: 10 ** 12,
  description: '1/10,000 gem; of a limit on time, minutes',
});
