import { Type, type Static } from 'typebox';
import { DAY_MS, Hash, type RulesKind, closed, defineEvent, defineRules } from '../../kernel/index.ts';

const RulesName = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

/** Rules of one name are in force from a time on and replace the former ones. */
export const RulesPublished = defineEvent(
  'RulesPublished',
  closed({
    name: RulesName,
    /** from 1 */
    version: Type.Integer({ minimum: 1 }),
    from: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
    hash: Hash,
    content: Type.Unknown({ description: 'as the slice that plays by them declares' }),
  }),
);

/** Least milliseconds between publication and taking effect, so that no play in progress is affected. The first version is exempt. */
export const NOTICE_MS = 60_000;
const NOTICE_MAX_MS = 90 * DAY_MS;

const Notice = (minimum: number, description: string) =>
  Type.Integer({ minimum, maximum: NOTICE_MAX_MS, description });

/** Milliseconds that a change is public before it takes effect, by kind of change. */
const ChangeNotice = closed({
  boxes: Notice(NOTICE_MS, 'milliseconds from the publication of skins, shelves and boxes until they count'),
  rules: Notice(NOTICE_MS, 'milliseconds from the publication of rules until they count'),
  odds: Notice(DAY_MS, 'milliseconds from the publication of rules that are like odds until they count'),
});
export type ChangeNotice = Static<typeof ChangeNotice>;

/** Returns the notice of rules of a kind, in milliseconds. */
export const noticeOf = (notice: ChangeNotice, like: RulesKind): number =>
  like === 'at-once' ? 0 : notice[like];

export const CHANGE_NOTICE = defineRules(
  'change-notice',
  ChangeNotice,
  { boxes: NOTICE_MS, rules: NOTICE_MS, odds: DAY_MS },
  // A shorter notice would let new odds overtake players who rely on the longer one.
  { like: 'odds' },
);

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** A stated time in which no change takes effect. It is checked when a change is proposed or approved. */
export const CHANGE_FREEZE = defineRules(
  'change-freeze',
  closed({ freeze: Type.Union([closed({ from: Time, until: Time }), Type.Null()]) }),
  { freeze: null },
);

const QUARTER_MINUTES = 15;

/**
 * Offset of the house's clocks from UTC, the whole year: days, and the counts and limits based on them, begin at its midnight. Past
 * counts stay in the day in which they were counted.
 */
export const HOUSE_TIME = defineRules(
  'house-time',
  closed({
    offsetMinutes: Type.Integer({
      minimum: -12 * 60,
      maximum: 14 * 60,
      multipleOf: QUARTER_MINUTES,
      description: 'minutes ahead of UTC',
    }),
  }),
  { offsetMinutes: 8 * 60 },
);

/** The event types of the slice, for its definition and its audit. */
export const events = { RulesPublished };
