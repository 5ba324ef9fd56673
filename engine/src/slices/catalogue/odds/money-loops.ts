import { type Fraction, TICKETS, reduced } from '../../../fairness/index.ts';
import { type CyclingBox } from './cycles.ts';
import { momentsOf } from './box-report.ts';

/** A form of a player's value. An item counts at the value of its grant, whatever its skin, so all items are one form. */
type Holding = 'gems' | 'items';

/** A way that value changes form in the shop, and the share that it keeps on average. */
export interface Way {
  readonly kind:
    'store' | 'box' | 'upgrade' | 'replace' | 'left-over' | 'sell-back' | 'season' | 'invitation';
  /** the skin or box; undefined if it is the same for all */
  readonly of: string | undefined;
  readonly from: Holding;
  readonly to: Holding;
  /** exact value out per unit in; roundings in the shop's favour are left out, those in the player's are not */
  readonly keeps: Fraction;
}

/** Ways that lead back to their beginning with a gain on average, or an invitation that gives at least what its play keeps. */
export interface MoneyLoop {
  /** ways in sequence */
  readonly ways: readonly Way[];
  /** value out per unit in: above 1, or at least 1 with an invitation */
  readonly gain: Fraction;
}

/** The rules of the shop that affect value; shares in 1/10,000, prices and values in 1/10,000 gem. */
export interface PriceGraph {
  /** skins for sale: the price in the store, and the value at which the item is granted */
  readonly store: ReadonlyMap<string, { readonly price: number; readonly value: number }>;
  readonly boxes: readonly (CyclingBox & {
    /** expected worth of an open's extra drop at full price, times 2^24 */
    readonly drop: bigint;
  })[];
  readonly upgrade: {
    /** lowest share of the stake that the shop keeps */
    readonly fee: number;
    /** lowest chance that can be played */
    readonly minimumRate: number;
  };
  /** undefined while replacing is closed */
  readonly replace:
    | {
        /** share of the items' value that the shop keeps */
        readonly fee: number;
        /** share of an excess value that is refunded in gems */
        readonly leftOver: number;
      }
    | undefined;
  /** share of an item's value paid on selling back; 0 while that is closed */
  readonly sellBack: number;
  /** acts that earn a season's points, and a bound on the share of their amount that the points bring back */
  readonly season: readonly {
    readonly act: string;
    readonly by: 'box' | 'upgrade';
    readonly share: Fraction;
  }[];
  /** largest share of the gems of a play that an inviter gets */
  readonly invitation: number;
}

const SHARE_UNITS = 10_000;
const shareOf = (share: number): Fraction => reduced(BigInt(share), BigInt(SHARE_UNITS));
const less = (fee: number): Fraction => shareOf(SHARE_UNITS - fee);

/** Returns every way from gems to items, from items to others, and from items to gems. */
export function waysOf({ store, boxes, upgrade, replace, sellBack, season, invitation }: PriceGraph): Way[] {
  const upgraded = keptByUpgrades(upgrade);
  const opened = boxes.map(keptByBox).reduce(larger, NOTHING);
  return [
    ...[...store].map(([skinId, { price, value }]): Way => {
      const keeps = reduced(BigInt(value), BigInt(price));
      return { kind: 'store', of: skinId, from: 'gems', to: 'items', keeps };
    }),
    ...boxes.map((box): Way => ({
      kind: 'box',
      of: box.boxId,
      from: 'gems',
      to: 'items',
      keeps: keptByBox(box),
    })),
    { kind: 'upgrade', of: undefined, from: 'gems', to: 'items', keeps: upgraded },
    { kind: 'upgrade', of: undefined, from: 'items', to: 'items', keeps: upgraded },
    ...(replace === undefined ? [] : waysOfReplacing(replace)),
    { kind: 'sell-back', of: undefined, from: 'items', to: 'gems', keeps: shareOf(sellBack) },
    // At par, as points have to cost more by the edge alone than they bring, however items are turned into gems.
    ...season.map(({ act, by, share }): Way => {
      const keeps = sum(by === 'box' ? opened : upgraded, share);
      return { kind: 'season', of: act, from: 'items', to: 'items', keeps };
    }),
    ...(invitation === 0
      ? []
      : [
          {
            kind: 'invitation',
            of: undefined,
            from: 'gems',
            to: 'gems',
            keeps: shareOf(invitation),
          } as const,
        ]),
  ];
}

const keptByBox = ({ price, items, drop }: PriceGraph['boxes'][number]): Fraction =>
  withDrop(momentsOf(price, items).exact, price, drop);

/** Returns the return of a box together with its extra drop. @param drop expected worth, times 2^24 */
export function withDrop(kept: Fraction, price: number, drop: bigint): Fraction {
  const whole = BigInt(price) * BigInt(TICKETS);
  return reduced(kept.numerator * whole + drop * kept.denominator, kept.denominator * whole);
}

/**
 * Returns the kept share at the lowest fee. Ticket 0 always wins, so the player's chance is up to one ticket higher than
 * stated: that matters most at the lowest chance.
 */
const keptByUpgrades = ({ fee, minimumRate }: PriceGraph['upgrade']): Fraction => {
  const [units, tickets, rate] = [BigInt(SHARE_UNITS), BigInt(TICKETS), BigInt(minimumRate)];
  return reduced((units - BigInt(fee)) * tickets * rate + units * units, units * tickets * rate);
};

const waysOfReplacing = ({ fee, leftOver }: NonNullable<PriceGraph['replace']>): Way[] => [
  // Gems paid on top count in full: the fee applies only to the items.
  { kind: 'replace', of: undefined, from: 'gems', to: 'items', keeps: shareOf(SHARE_UNITS) },
  { kind: 'replace', of: undefined, from: 'items', to: 'items', keeps: less(fee) },
  {
    kind: 'left-over',
    of: undefined,
    from: 'items',
    to: 'gems',
    keeps: times(less(fee), shareOf(leftOver)),
  },
];

/**
 * Returns every way that begins a gaining loop, with the best way back. Gems and items are the only forms.
 * So each closed walk consists of ways from items to items and of pairs from gems to items and back.
 * If none of these gains, no mix of them does. Draws do not help, because `keeps` is a mean.
 * Price changes do not help either, because an item keeps its value.
 */
export function moneyLoops(ways: readonly Way[]): readonly MoneyLoop[] {
  const back = best(ways.filter(({ from, to }) => from === 'items' && to === 'gems'));
  const round = ways
    .filter(({ from, to }) => from === 'items' && to === 'items')
    .map((way): MoneyLoop => ({ ways: [way], gain: way.keeps }));
  const there =
    back === undefined
      ? []
      : ways
          .filter(({ from, to }) => from === 'gems' && to === 'items')
          .map((way): MoneyLoop => ({ ways: [way, back], gain: times(way.keeps, back.keeps) }));
  const gaining = [...round, ...there].filter(({ gain }) => gain.numerator > gain.denominator);
  return [...gaining, ...invitedLoops(ways)];
}

/** Tests whether an inviter gets a share of what is put into a way: a play, with or without the points that it earns. */
const isPlay = ({ kind, from }: Way): boolean =>
  kind === 'season' || (from === 'gems' && (kind === 'box' || kind === 'upgrade'));

/** Tests whether a way is a gaining loop by itself. */
const isLoop = ({ from, to, keeps }: Way): boolean => from === to && keeps.numerator > keeps.denominator;

/**
 * Returns each play whose inviter gets as much as the house keeps of it on average, or more. Items count in full here, however
 * little selling back returns: an inviter never gains by what a friend loses to the sell-back rate.
 */
const invitedLoops = (ways: readonly Way[]): readonly MoneyLoop[] =>
  ways
    .filter(({ kind }) => kind === 'invitation')
    .flatMap((share) =>
      ways
        .filter((way) => isPlay(way) && !isLoop(way))
        .map((way): MoneyLoop => ({ ways: [way, share], gain: sum(way.keeps, share.keeps) })),
    )
    .filter(({ gain }) => gain.numerator >= gain.denominator);

/** Returns the least share of its stake that the house keeps of a play on average, points included; undefined if nothing can be played. */
export function smallestEdge(ways: readonly Way[]): Fraction | undefined {
  const most = best(ways.filter(isPlay));
  if (most === undefined) return undefined;
  const { numerator, denominator } = most.keeps;
  return reduced(numerator >= denominator ? 0n : denominator - numerator, denominator);
}

const best = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (most, way) => (most !== undefined && !isMore(way.keeps, most.keeps) ? most : way),
    undefined,
  );

const times = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.numerator, a.denominator * b.denominator);

const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

const sum = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

const larger = (a: Fraction, b: Fraction): Fraction => (isMore(b, a) ? b : a);

/** Tests whether one fraction is greater than another. */
export const isMore = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator;
