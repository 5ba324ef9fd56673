import { ItemsGranted } from '../bag/events.ts';
import { BoxOpened } from '../boxes/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import {
  DatedFacts,
  type Desk,
  type EventData,
  type Violation,
  canonicalJson,
  defineAudit,
  follow,
  followStops,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { type DrawnDrop, EXTRA_DROPS, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const FIRST_DIGIT = 6;
const LAST_DIGIT = 12;
const HEX = 16;

type Given = NonNullable<DrawnDrop['gives']>;

interface Shop {
  drawn: number;
  dropped: number;
  /** drops of the command at hand that its items do not include yet */
  atHand: { command: string; given: Given[] };
  /** prices in 1/10,000 gem, by skin */
  readonly prices: DatedFacts<number>;
}
interface Books {
  readonly own: object;
  readonly shop: Shop;
}

export const audit = defineAudit({
  events,
  rules: {
    'drop-part':
      'an open of a box on a shelf, paid with gems, has a part in the extra drops in force, and no other open has one',
    'drop-number': 'the number of an extra drop is hex digits 7 to 12 of its open’s hash',
    'drop-table': 'an extra drop is what the table in force has for its number',
    'drop-given': 'a command gives exactly what the extra drops of its opens are',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({
      drawn: 0,
      dropped: 0,
      atHand: { command: '', given: [] },
      prices: new DatedFacts(),
    }),
    totals: ({ drawn, dropped }: Shop) => ({ dropsDrawn: drawn, drops: dropped }),
  },
  checks: {},
  follows: [
    follow(BoxOpened, (desk, opened, { shop }: Books) => auditDrawn(desk, opened, shop)),
    follow(ItemsGranted, (desk, granted, { shop }: Books) => auditGiven(desk, granted, shop)),
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: Books) =>
      shop.prices.put(desk, skinId, from, price),
    ),
    ...followStops<object, Shop>(ChangeApproved, ChangeStopped, ({ prices }) => prices),
  ],
  writings: {},
  ways: {},
});

function auditDrawn(
  desk: Desk,
  { paidBy, kind, price, reveal, drop }: EventData<typeof BoxOpened>,
  shop: Shop,
): Violation | undefined {
  const { rules, stream, command, hash } = desk;
  const table = rules.inForce(EXTRA_DROPS);
  // A phase of the moon box stands on no shelf, and has no kind.
  const isPart = paidBy === 'gems' && kind !== null && table?.content.open === true;
  const rows = isPart ? rowsFor(table.content, price) : undefined;
  if (table === undefined || rows === undefined)
    return drop === null ? undefined : violationOf('drop-part', 'no part', drop.number);
  const digits = hash(reveal.userSeed + reveal.serverSeed).slice(FIRST_DIGIT, LAST_DIGIT);
  const number = Number.parseInt(digits, HEX);
  const gives = givenBy(rows, number, (skinId) => shop.prices.at(skinId, desk.time));
  shop.drawn += 1;
  if (gives !== null) {
    shop.dropped += 1;
    const at = `${stream} ${command}`;
    if (shop.atHand.command === at) shop.atHand.given.push(gives);
    else shop.atHand = { command: at, given: [gives] };
  }
  if (drop === null) return violationOf('drop-part', `the number ${number}`, 'no part');
  return (
    unequal('drop-number', number, drop.number) ??
    unequal('drop-table', table.hash, drop.rulesHash) ??
    unequal('drop-table', canonicalJson(gives), canonicalJson(drop.gives))
  );
}

type Table = (typeof EXTRA_DROPS)['first'];
type Rows = Table['tiers'][number]['drops'];

function rowsFor({ tiers }: Table, price: number): Rows | undefined {
  let rows: Rows | undefined;
  for (const { priceFrom, drops } of tiers) if (priceFrom <= price) rows = drops;
  return rows;
}

function givenBy(
  rows: Rows,
  number: number,
  priceOf: (skinId: string) => number | undefined,
): DrawnDrop['gives'] {
  let end = 0;
  for (const { type, of, amount, tickets, price } of rows) {
    end += tickets;
    if (number >= end) continue;
    const one = type === 'skins' ? priceOf(of ?? '') : price;
    return one === undefined || one === null ? null : { type, of, amount, worth: one * amount };
  }
  return null;
}

function auditGiven(
  { stream, command, props: books }: Desk,
  { extra }: EventData<typeof ItemsGranted>,
  shop: Shop,
): Violation | undefined {
  const due = shop.atHand.command === `${stream} ${command}` ? shop.atHand.given : [];
  shop.atHand = { command: '', given: [] };
  const skins: string[] = [];
  const props = new Map<string, number>();
  for (const { type, of, amount, worth } of due)
    if (type === 'skins') for (let k = 0; k < amount; k += 1) skins.push(`${of ?? ''} at ${worth / amount}`);
    else {
      const kind = `${type} ${of ?? ''}`;
      props.set(kind, (props.get(kind) ?? 0) + amount);
    }
  const given = extra ?? { items: [], props: [] };
  // Holdings go by what was given: a difference is reported below.
  for (const prop of given.props) books.due(prop);
  const twice = given.props.length === 0 ? undefined : books.grant(given.props);
  const expected = [...skins, ...[...props].map(([kind, count]) => `${count} of ${kind}`)];
  const told = [
    ...given.items.map(({ skinId, value }) => `${skinId} at ${value}`),
    ...given.props.map(({ prop, of, count }) => `${count} of ${prop} ${of ?? ''}`),
  ];
  if (due.length === 0 && extra !== undefined)
    return violationOf('drop-given', 'nothing extra', told.join(', '));
  return unequal('drop-given', expected.join(', '), told.join(', ')) ?? twice;
}
