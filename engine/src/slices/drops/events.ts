import { type Static, Type } from 'typebox';
import { Hash, closed, defineRules } from '../../kernel/index.ts';

/** Tickets of a table: as many as hex digits 7–12 have values. */
const TICKETS = 0x1000000;
const PRICE_MAX = 10 ** 12;
const TIERS_MAX = 12;
const ROWS_MAX = 60;
const AMOUNT_MAX = 10_000;
const SKINS_MAX = 10;

/** Kinds of drops, as rewards name them (spec 3.16): no gems, because their posting would be one more record. */
export const DROP_TYPES = ['skins', 'OpenBox', 'TrendChart', 'debris', 'resetOpenBox'] as const;
const DropType = Type.Enum([...DROP_TYPES]);
export type DropType = Static<typeof DropType>;

const Worth = Type.Integer({ minimum: 0, maximum: PRICE_MAX, description: '1/10,000 gem' });

/** What a drop is. */
const DROPPED = {
  type: DropType,
  of: Type.Union([Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), Type.Null()], {
    description: 'the skin, or the box that a ticket opens; null for any other prop',
  }),
  amount: Type.Integer({ minimum: 1, maximum: AMOUNT_MAX }),
};

const Row = closed({
  ...DROPPED,
  tickets: Type.Integer({ minimum: 1, maximum: TICKETS, description: 'of 2^24; they follow those before' }),
  price: Type.Union([Worth, Type.Null()], {
    description: 'of one prop, in full; null for skins, which count at their listed price',
  }),
});
export type DropRow = Static<typeof Row>;

const Tier = closed({
  priceFrom: Type.Integer({
    minimum: 1,
    maximum: PRICE_MAX,
    description: 'of the boxes that it is for, up to the next tier’s, in 1/10,000 gem',
  }),
  drops: Type.Array(Row, { maxItems: ROWS_MAX }),
});

type Table = Static<typeof Table>;
const Table = closed({ open: Type.Boolean(), tiers: Type.Array(Tier, { maxItems: TIERS_MAX }) });

const isSoundRow = ({ type, of, amount, price }: DropRow): boolean =>
  (type === 'skins') === (price === null) &&
  (type === 'skins' || type === 'OpenBox') === (of !== null) &&
  (type !== 'skins' || amount <= SKINS_MAX);

/** Tests that a prop has one price throughout the table. */
function isOnePrice({ tiers }: Table): boolean {
  const prices = new Map<string, number | null>();
  return tiers.every(({ drops }) =>
    drops.every(({ type, of, price }) => {
      const kind = `${type} ${of ?? ''}`;
      const same = prices.get(kind) ?? price;
      prices.set(kind, price);
      return same === price;
    }),
  );
}

/** Tests that tiers rise, that no tier has more tickets than numbers, and that each row is of its kind. */
const isSound = (table: Table): boolean =>
  isOnePrice(table) &&
  table.tiers.every(
    ({ priceFrom, drops }, k) =>
      priceFrom > (table.tiers[k - 1]?.priceFrom ?? 0) &&
      drops.reduce((sum, { tickets }) => sum + tickets, 0) <= TICKETS &&
      drops.every(isSoundRow),
  );

/** A table of extra drops. */
export const DropTable = Type.Refine(Table, isSound);

/**
 * Extra drops (spec 7.11, item source 6; the table is not shown there). Closed at first: they are paid by the house, so an
 * operator opens them.
 */
export const EXTRA_DROPS = defineRules(
  'extra-drops',
  DropTable,
  { open: false, tiers: [] },
  // The table is odds: it decides what an open may yield.
  { like: 'odds' },
);
export type ExtraDrops = (typeof EXTRA_DROPS)['first'];

/** What a drop gives, and its worth at full price, in 1/10,000 gem. */
const Given = closed({ ...DROPPED, worth: Worth });
export type GivenDrop = Static<typeof Given>;

/** An open's part in the extra drops: hex digits 7–12 of its roll, and what the table in force has for them. */
export const DrawnDrop = closed({
  rulesHash: Hash,
  number: Type.Integer({ minimum: 0, maximum: TICKETS - 1 }),
  gives: Type.Union([Given, Type.Null()], { description: 'null: nothing' }),
});
export type DrawnDrop = Static<typeof DrawnDrop>;

/** The slice has no events of its own: a drop is part of the open that it comes with. */
export const events = {};
