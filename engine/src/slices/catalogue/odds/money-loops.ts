import { type Fraction, TICKETS, reduced } from '../../../fairness/index.ts';
import { type CyclingBox } from './cycles.ts';
import { momentsOf } from './box-report.ts';

/** What is worth something to a player; an item counts at the value of its grant, whichever skin it is, so all items are one kind. */
type Holding = 'gems' | 'items';

/** How value changes hands in the shop, what it keeps of it on average, and whom it is a way of. */
export interface Way {
  readonly kind: 'store' | 'box' | 'upgrade' | 'replace' | 'left-over' | 'sell-back';
  /** the skin or the box; undefined where it is the same for all */
  readonly of: string | undefined;
  readonly from: Holding;
  readonly to: Holding;
  /** value that comes out for each unit that goes in, exactly; roundings that are the shop's are left out, one that is the player's is not */
  readonly keeps: Fraction;
}

/** Ways that lead back to where they began, with more on average than they were begun with. */
export interface MoneyLoop {
  /** one after the other */
  readonly ways: readonly Way[];
  /** what comes out for each unit that goes in: above 1 */
  readonly gain: Fraction;
}

/** What the shop's rules make of value; shares in 1/10,000, prices and values in 1/10,000 gem. */
export interface PriceGraph {
  /** what is sold, by skin: what it costs in the store, and the value that it is granted at */
  readonly store: ReadonlyMap<string, { readonly price: number; readonly value: number }>;
  readonly boxes: readonly CyclingBox[];
  readonly upgrade: {
    /** what the shop keeps at least of what is staked */
    readonly fee: number;
    /** the least chance that is played */
    readonly minimumRate: number;
  };
  /** undefined while nothing is replaced */
  readonly replace:
    | {
        /** what the shop keeps of the items */
        readonly fee: number;
        /** of a difference downward, what is given back in gems */
        readonly leftOver: number;
      }
    | undefined;
  /** what it gives for items that it takes back; 0 while it takes none */
  readonly sellBack: number;
}

const SHARE_UNITS = 10_000;
const shareOf = (share: number): Fraction => reduced(BigInt(share), BigInt(SHARE_UNITS));
const less = (fee: number): Fraction => shareOf(SHARE_UNITS - fee);

/** Every way by which a player's gems become items, items become others, and items become gems. */
export function waysOf({ store, boxes, upgrade, replace, sellBack }: PriceGraph): Way[] {
  const upgraded = keptByUpgrades(upgrade);
  return [
    ...[...store].map(([skinId, { price, value }]): Way => {
      const keeps = reduced(BigInt(value), BigInt(price));
      return { kind: 'store', of: skinId, from: 'gems', to: 'items', keeps };
    }),
    ...boxes.map(({ boxId, price, items }): Way => {
      const keeps = momentsOf(price, items).exact;
      return { kind: 'box', of: boxId, from: 'gems', to: 'items', keeps };
    }),
    { kind: 'upgrade', of: undefined, from: 'gems', to: 'items', keeps: upgraded },
    { kind: 'upgrade', of: undefined, from: 'items', to: 'items', keeps: upgraded },
    ...(replace === undefined ? [] : waysOfReplacing(replace)),
    { kind: 'sell-back', of: undefined, from: 'items', to: 'gems', keeps: shareOf(sellBack) },
  ];
}

/** At the least fee. The ticket 0 always wins, so the player has up to one more than the chance says: most for the least chance. */
const keptByUpgrades = ({ fee, minimumRate }: PriceGraph['upgrade']): Fraction => {
  const [units, tickets, rate] = [BigInt(SHARE_UNITS), BigInt(TICKETS), BigInt(minimumRate)];
  return reduced((units - BigInt(fee)) * tickets * rate + units * units, units * tickets * rate);
};

const waysOfReplacing = ({ fee, leftOver }: NonNullable<PriceGraph['replace']>): Way[] => [
  // What is paid on top counts in full: the fee is of the items alone.
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
 * Every way that begins a loop which gains, with the best way on. Gems and items are the only holdings, so each closed walk is made of
 * ways from items to items and of pairs from gems to items and back: if none of these gains, no walk does, however it is mixed,
 * and no draw in it helps, because what a way keeps is its mean. As an item keeps its value, prices that change meanwhile do not help either.
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
  return [...round, ...there].filter(({ gain }) => gain.numerator > gain.denominator);
}

const best = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (most, way) => (most !== undefined && !isMore(way.keeps, most.keeps) ? most : way),
    undefined,
  );

const times = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.numerator, a.denominator * b.denominator);

/** Whether one fraction is above another. */
export const isMore = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator;
