import { Type, type Static } from 'typebox';
import { DAY_MS, Hash, closed, defineEvent, defineRules } from '../../kernel/index.ts';

const RulesName = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

/** Rules of a name count from a time on, in place of those before. */
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

/** How long before they count rules are published at the least, so that no play in sight is overtaken: all but the first ones. */
export const NOTICE_MS = 60_000;
const NOTICE_MAX_MS = 90 * DAY_MS;

const Notice = (minimum: number, description: string) =>
  Type.Integer({ minimum, maximum: NOTICE_MAX_MS, description });

/** How long before it counts a change is public, in milliseconds, by what it changes. */
const ChangeNotice = closed({
  boxes: Notice(NOTICE_MS, 'milliseconds from the publication of skins, shelves and boxes until they count'),
  rules: Notice(NOTICE_MS, 'milliseconds from the publication of rules until they count'),
  odds: Notice(DAY_MS, 'milliseconds from the publication of rules that are like odds until they count'),
});
export type ChangeNotice = Static<typeof ChangeNotice>;

export const CHANGE_NOTICE = defineRules(
  'change-notice',
  ChangeNotice,
  { boxes: NOTICE_MS, rules: NOTICE_MS, odds: DAY_MS },
  // A shorter notice would let odds overtake those who count on the longer one.
  { like: 'odds' },
);

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** A stated time in which no change takes effect. Whoever checks a change before it is proposed or approved looks at it. */
export const CHANGE_FREEZE = defineRules(
  'change-freeze',
  closed({ freeze: Type.Union([closed({ from: Time, until: Time }), Type.Null()]) }),
  { freeze: null },
);

const QUARTER_MINUTES = 15;

/**
 * How far ahead of UTC the house's clocks are, the whole year: days, and what is counted or limited by them, begin at its
 * midnight. What was counted by then stays in the day that it was counted in.
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
