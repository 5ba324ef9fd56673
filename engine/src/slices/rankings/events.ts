import { Type, type Static } from 'typebox';
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

/** Places of a ranking that have a prize. */
export const RANK_PLACES = 10;
/** A day is closed this long after its midnight, milliseconds: until then every reel and dial has come to rest. */
export const LANDED_MS = 60_000;
/** Prizes are paid from 12:00 on, milliseconds after midnight: until then operators look at the table. */
export const PAYS_AFTER_MS = 12 * 3_600_000;
/** Prizes are due at 14:00, milliseconds after midnight. */
export const DUE_AFTER_MS = 14 * 3_600_000;
/** Units of a share: 10,000 are all of it. */
export const SHARE_UNITS = 10_000;
/** Denominator of multiples: 1/10,000. */
export const MULTIPLE_UNITS = 10_000;

const PRIZE_MAX = 10 ** 6 * UNITS_PER_GEM;

/** The plays that are ranked: opens of boxes, or upgrades. */
export const BOARDS = ['box', 'upgrade'] as const;
const Board = Type.Enum([...BOARDS]);
export type Board = Static<typeof Board>;

const Terms = closed({
  minimumPrice: Type.Integer({
    minimum: 1,
    maximum: 10 ** 13,
    description: '1/10,000 gem; cheaper plays are not ranked',
  }),
  prizes: Type.Array(Type.Integer({ minimum: 0, maximum: PRIZE_MAX }), {
    minItems: RANK_PLACES,
    maxItems: RANK_PLACES,
    description: '1/10,000 gem; of the first place to the tenth',
  }),
});

const gems = (count: number): number => count * UNITS_PER_GEM;
const FIRST = {
  minimumPrice: gems(2),
  prizes: [200, 120, 80, 50, 50, 30, 30, 20, 20, 20].map(gems),
};

/** Daily rankings with prizes (spec 9.8; minimum, prizes and share are not shown there). A day keeps the version in force at its 0:00. */
export const RANKINGS = defineRules(
  'rankings',
  closed({
    box: Terms,
    upgrade: Terms,
    share: Type.Integer({
      minimum: 0,
      maximum: SHARE_UNITS,
      description:
        'in 1/10,000; the prizes of a day are at most this share of what the house keeps of its ranked plays on average',
    }),
  }),
  { box: FIRST, upgrade: FIRST, share: 2_000 },
);
export type Rankings = (typeof RANKINGS)['first'];

const Amount = Type.Integer({ minimum: 0, maximum: PRIZE_MAX, description: '1/10,000 gem' });
const Prize = Type.Integer({ minimum: 1, maximum: PRIZE_MAX, description: '1/10,000 gem' });
const Sum = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' });
const Rank = Type.Integer({ minimum: 1, maximum: RANK_PLACES });
const Row = closed({
  play: Type.String({ pattern: '^player-[A-Za-z0-9:_-]+#[1-9][0-9]*$', description: 'place of the play' }),
  multiple: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000' }),
  amount: Amount,
});

/** A house day of a board is over: the best play of each of the first ten players, and their prizes. */
export const RankingClosed = defineEvent(
  'RankingClosed',
  closed({
    board: Board,
    day: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'of the house, since 1970-01-01' }),
    rulesHash: Hash,
    plays: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ranked plays of the day',
    }),
    edge: Sum,
    rows: Type.Array(Row, { maxItems: RANK_PLACES, description: 'the first place first' }),
    paysAt: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'milliseconds since 1970',
    }),
  }),
);

/** It is noon: prizes are paid from here on. */
export const PrizesReleased = defineEvent('PrizesReleased', closed({ closed: Place }));

const OfPrize = { closed: Place, rank: Rank, amount: Prize };

/** A prize of a ranking; the posting after it, in the same command, moves the amount. */
export const RankPrizePaid = defineEvent('RankPrizePaid', closed(OfPrize));

/** suspended or erased; no real name, so that one person holds one place */
export const WITHHELD_REASONS = ['erased', 'suspended', 'unverified'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** A prize of a ranking stays with the house. Nobody moves up. */
export const RankPrizeWithheld = defineEvent(
  'RankPrizeWithheld',
  closed({ ...OfPrize, reason: Type.Enum([...WITHHELD_REASONS]) }),
);

/** All prizes of a closed ranking are paid or withheld. */
export const RankingEnded = defineEvent('RankingEnded', closed({ closed: Place }));

/** Returns the stream of a board's day. @param day days since 1970-01-01 */
export const rankingStream = (board: Board, day: number): string => `ranking-${board}-${day}`;
/** Returns the place of the event that closed a ranking: its obligation until it ends. */
export const rankingBegun = (stream: string): Place => placeOf(stream, 1);

export const measures = [
  measured(RankingClosed, { opens: ({ paysAt }) => paysAt + DUE_AFTER_MS - PAYS_AFTER_MS }),
  measured(RankingEnded, { closes: ({ closed: place }) => place }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { RankingClosed, PrizesReleased, RankPrizePaid, RankPrizeWithheld, RankingEnded };
