import { TICKETS } from '@skins/engine/fairness';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** Points of a curve at most; from twice as many plays on, every second one is left out. */
export const POINTS_MAX = 128;
const BEST_MAX = 4;
const MULTIPLE_UNITS = 10_000;

/** A whole number of any size, as text. */
const Big = Type.String({ pattern: '^-?[0-9]+$' });

const PlayFields = {
  kind: Type.Enum(['box', 'upgrade']),
  position: Type.String(),
  time: Type.Integer(),
  skin: Type.String({ description: 'won, or aimed at' }),
  /** gems or items that were put in, 1/10,000 gem; 0: it cost nothing */
  staked: Type.Integer(),
  returned: Type.Integer(),
};

/** A play of a box or an upgrade. Amounts in 1/10,000 gem. */
const Play = Type.Object({
  ...PlayFields,
  /** what its odds promise, times 2^24 */
  expected: Big,
  /** its variance, times 2^48 */
  variance: Big,
  /** winning tickets of an upgrade that was won; 0 otherwise */
  tickets: Type.Integer(),
});
export type Play = Static<typeof Play>;

const Best = Type.Object({ ...PlayFields, multiple: Type.Integer() });
export type Best = Static<typeof Best>;

/** A play as others see it. */
const Result = Type.Object(PlayFields);
export type Result = Static<typeof Result>;

const Sums = Type.Object({
  plays: Type.Integer(),
  /** plays that cost something */
  paid: Type.Integer(),
  staked: Type.Integer(),
  returned: Type.Integer(),
  expected: Big,
  variance: Big,
  /** longest runs of paid plays that returned at least, or less than, what they cost; and the present ones */
  above: Type.Integer(),
  below: Type.Integer(),
  nowAbove: Type.Integer(),
  nowBelow: Type.Integer(),
  /** highest multiples, the highest first */
  best: Type.Array(Best),
  /** fewest winning tickets of an upgrade that was won; 0: none was won */
  longShot: Type.Integer(),
  /** the newest of them; null: none */
  newest: Type.Union([Result, Type.Null()]),
});
/** A player's plays in sum, in a row whose size does not grow with them. */
export type Sums = Static<typeof Sums>;

const Stored = Compile(Sums);
export const readSums = (text: string): Sums => Stored.Parse(JSON.parse(text));
const StoredPlay = Compile(Play);
export const readPlay = (text: string): Play => StoredPlay.Parse(JSON.parse(text));

export const NO_PLAYS: Sums = {
  plays: 0,
  paid: 0,
  staked: 0,
  returned: 0,
  expected: '0',
  variance: '0',
  above: 0,
  below: 0,
  nowAbove: 0,
  nowBelow: 0,
  best: [],
  longShot: 0,
  newest: null,
};

/** A point of the curve of luck. */
export interface Point {
  /** number of the play */
  readonly nth: number;
  /** returned less expected, in 1/10,000 gem times 2^24 */
  readonly luck: string;
  readonly variance: string;
}

/** Returns the distance of two points of a curve of so many plays: a power of 2. */
export function strideOf(plays: number): number {
  let stride = 1;
  while (plays / stride > POINTS_MAX) stride *= 2;
  return stride;
}

/** A player's plays: in sum, and one by one those that have not landed, in log order. */
export interface Played {
  readonly sums: Sums;
  readonly young: readonly Play[];
}

/** Returns the plays with those in sum that had landed at a time, and the points that these add. */
export function landed(
  { sums, young }: Played,
  until: number,
): Played & { readonly points: readonly Point[] } {
  const count = young.findIndex(({ time }) => time > until);
  const over = count === -1 ? young : young.slice(0, count);
  const points: Point[] = [];
  let told = sums;
  for (const play of over) {
    told = added(told, play);
    if (told.plays % strideOf(told.plays) === 0)
      points.push({ nth: told.plays, luck: luckOf(told).toString(), variance: told.variance });
  }
  return { sums: told, young: young.slice(over.length), points };
}

/** Returns returned less expected, in 1/10,000 gem times 2^24. */
export const luckOf = ({ returned, expected }: Pick<Sums, 'returned' | 'expected'>): bigint =>
  BigInt(returned) * BigInt(TICKETS) - BigInt(expected);

function added(sums: Sums, play: Play): Sums {
  const { kind, position, time, skin, staked, returned, expected, variance, tickets } = play;
  const isPaid = staked > 0;
  const isAbove = returned >= staked;
  const nowAbove = isPaid ? (isAbove ? sums.nowAbove + 1 : 0) : sums.nowAbove;
  const nowBelow = isPaid ? (isAbove ? 0 : sums.nowBelow + 1) : sums.nowBelow;
  return {
    plays: sums.plays + 1,
    paid: sums.paid + Number(isPaid),
    staked: sums.staked + staked,
    returned: sums.returned + returned,
    expected: String(BigInt(sums.expected) + BigInt(expected)),
    variance: String(BigInt(sums.variance) + BigInt(variance)),
    above: Math.max(sums.above, nowAbove),
    below: Math.max(sums.below, nowBelow),
    nowAbove,
    nowBelow,
    best: bestWith(sums.best, play),
    longShot: tickets > 0 && (sums.longShot === 0 || tickets < sums.longShot) ? tickets : sums.longShot,
    newest: { kind, position, time, skin, staked, returned },
  };
}

/** Returns the highest multiples, with a play's if it is among them; of equal ones the earlier stays. */
function bestWith(best: readonly Best[], { kind, position, time, skin, staked, returned }: Play): Best[] {
  if (staked === 0 || returned === 0) return [...best];
  const multiple = Number((BigInt(returned) * BigInt(MULTIPLE_UNITS)) / BigInt(staked));
  const last = best.at(-1);
  if (best.length === BEST_MAX && last !== undefined && last.multiple >= multiple) return [...best];
  return [...best, { kind, position, time, skin, staked, returned, multiple }]
    .toSorted((a, b) => b.multiple - a.multiple)
    .slice(0, BEST_MAX);
}

/** Returns a multiple as a number of times the stake. */
export const timesOf = ({ multiple }: Pick<Best, 'multiple'>): number => multiple / MULTIPLE_UNITS;

/** What the odds of a box version promise, and what each skin is worth; amounts in 1/10,000 gem. */
const Promised = Type.Object({
  expected: Big,
  variance: Big,
  values: Type.Record(Type.String(), Type.Integer()),
});
export type Promised = Static<typeof Promised>;
const StoredPromise = Compile(Promised);
export const readPromised = (text: string): Promised => StoredPromise.Parse(JSON.parse(text));

interface Chance {
  readonly skinId: string;
  readonly value: number;
  readonly startTicket: number;
  readonly endTicket: number;
}

export function promisedBy(items: readonly Chance[]): Promised {
  let sum = 0n;
  let squares = 0n;
  for (const { value, startTicket, endTicket } of items) {
    const tickets = BigInt(endTicket - startTicket);
    sum += tickets * BigInt(value);
    squares += tickets * BigInt(value) ** 2n;
  }
  return {
    expected: String(sum),
    variance: String(squares * BigInt(TICKETS) - sum ** 2n),
    values: Object.fromEntries(items.map(({ skinId, value }) => [skinId, value])),
  };
}

/** Returns what an upgrade promises. */
export function promisedByUpgrade(winUpTo: number, price: number) {
  const tickets = BigInt(winUpTo + 1);
  return {
    expected: String(tickets * BigInt(price)),
    variance: String(tickets * (BigInt(TICKETS) - tickets) * BigInt(price) ** 2n),
  };
}
