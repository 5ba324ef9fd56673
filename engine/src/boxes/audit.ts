import { ItemSource, ItemsGranted } from '../bag/events.ts';
import {
  type BoxItem,
  BoxRetired,
  type BoxTerms,
  BoxVersionPublished,
  ShelfPlaced,
} from '../catalogue/events.ts';
import { itemAt, rollOf } from '../fairness/index.ts';
import {
  type Desk,
  type EventData,
  MONEY_EDITION,
  STRICTER_EDITION,
  type Violation,
  all,
  defineAudit,
  follow,
  maybe,
  one,
  some,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { rolling } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { BoxOpened } from './events.ts';

// Written out again on purpose: the auditor must not share the engine's mistakes.
const OPENS_MAX = 10;
const QUARTER_MS = 900_000;
const QUARTER_MINUTES = 15;
const QUARTERS_A_DAY = 96;

/** A version of a box that is, or will be, on sale. */
interface OnSale {
  /** milliseconds since 1970 */
  readonly from: number;
  readonly command: string;
  /** none: the box is retired */
  readonly version: Version | undefined;
}

/** What a shelf is, or will be, from a time on. */
interface Placed {
  readonly from: number;
  readonly command: string;
  readonly kind: string;
}

interface Version {
  readonly versionHash: string;
  readonly price: number;
  readonly shelfId: string;
  readonly items: readonly BoxItem[];
  readonly terms: BoxTerms;
}

type QuarterHour = [quarter: number, opens: number, free: number];

/** What the player at hand opened of late; JSON. */
interface Own {
  /** by box, by quarter hour of UTC since 1970: opens, and how many of them by the allowance */
  opened: Record<string, QuarterHour[]>;
}

/** The command whose opens are being read. */
interface AtHand {
  readonly command: string;
  readonly boxId: string;
  opens: number;
}

interface Shop {
  opens: number;
  atHand: AtHand;
  /** fact: by box, in the order of the log, without what was stopped */
  readonly onSale: Map<string, readonly OnSale[]>;
  /** fact: by shelf, in the order of the log, without what was stopped */
  readonly shelves: Map<string, readonly Placed[]>;
  /** fact: the command that approved a proposal */
  readonly approvals: Map<string, string>;
}

interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const audit = defineAudit({
  events: { BoxOpened },
  rules: {
    'one-box': 'a command opens one box, ten times at most',
    kind: 'an open says of which kind the shelf is that its box stands on',
    sale: 'an opened box version is the one on sale at that place in the log, at the time of the open',
    price: 'an open costs the price of its box version',
    terms:
      'a player opens a box as often on a house day as its version allows, for nothing within its allowance first, and else for gems',
    ticket: 'a ticket is the first six hex digits of SHA-256(userSeed + serverSeed)',
    item: 'an open yields the item whose range holds its ticket',
  },
  books: {
    own: (): Own => ({ opened: {} }),
    shop: (): Shop => ({
      opens: 0,
      atHand: { command: '', boxId: '', opens: 0 },
      onSale: new Map(),
      shelves: new Map(),
      approvals: new Map(),
    }),
    totals: ({ opens }) => ({ opens }),
  },
  checks: {
    BoxOpened: (desk, data, { own, shop }) =>
      auditOneBox(desk, data, shop) ?? auditTerms(desk, data, shop, own) ?? auditOpen(desk, data, shop),
  },
  follows: [
    follow(ShelfPlaced, ({ command }, { shelfId, kind, from }, { shop: { shelves } }: Books) => {
      const before = from === 0 ? [] : (shelves.get(shelfId) ?? []);
      shelves.set(shelfId, [...before, { from, command, kind }]);
      return undefined;
    }),
    follow(BoxVersionPublished, (desk, { odds, face, versionHash, terms, from }, { shop }: Books) =>
      put(desk, shop, odds.boxId, from, {
        versionHash,
        shelfId: face.shelfId,
        price: odds.price,
        items: odds.items,
        terms,
      }),
    ),
    follow(BoxRetired, (desk, { boxId, from }, { shop }: Books) => put(desk, shop, boxId, from, undefined)),
    follow(ChangeApproved, ({ stream, command }, { proposalId }, { shop }: Books) => {
      shop.approvals.set(`${stream} ${proposalId}`, command);
      return undefined;
    }),
    follow(ChangeStopped, ({ stream }, { proposalId }, { shop }: Books) => {
      const approved = shop.approvals.get(`${stream} ${proposalId}`);
      withoutStopped(shop.onSale, approved);
      withoutStopped(shop.shelves, approved);
      return undefined;
    }),
  ],
  writings: {
    'open-box': {
      in: 'player',
      by: ['player'],
      writes: rolling(all(maybe(one(WalletPosted, 'box-open')), some(one(BoxOpened)), one(ItemsGranted))),
    },
  },
  inputs: {
    'open-box'(events) {
      const opens = events.filter(BoxOpened.is);
      const [first] = opens;
      if (first === undefined) return undefined;
      const { boxId, versionHash } = first.data;
      return { boxId, count: opens.length, versionHash };
    },
  },
  ways: { 'box-open': { legs: [['player', 'house']], amount: 'paid' } },
});

function auditOneBox(
  { edition, stream, command }: Desk,
  { boxId }: EventData<typeof BoxOpened>,
  shop: Shop,
): Violation | undefined {
  const name = `${stream} ${command}`;
  if (shop.atHand.command !== name) shop.atHand = { command: name, boxId, opens: 0 };
  const { atHand } = shop;
  atHand.opens += 1;
  if (edition < STRICTER_EDITION) return undefined;
  if (atHand.opens > OPENS_MAX) return violationOf('one-box', `${OPENS_MAX} opens at most`, atHand.opens);
  return unequal('one-box', atHand.boxId, boxId);
}

function withoutStopped<Fact extends { readonly command: string }>(
  facts: Map<string, readonly Fact[]>,
  approved: string | undefined,
): void {
  for (const [id, all] of facts)
    facts.set(
      id,
      all.filter(({ command }) => command !== approved),
    );
}

/** A version, or none, counts from a time on. Where that is not told, it counts at once, and what was before does not matter. */
function put(
  { command }: Desk,
  { onSale }: Shop,
  boxId: string,
  from: number,
  version: Version | undefined,
): undefined {
  const before = from === 0 ? [] : (onSale.get(boxId) ?? []);
  onSale.set(boxId, [...before, { from, command, version }]);
}

/** Draws one open again. */
function auditOpen(
  { hash, ledger, items, time, edition }: Desk,
  { boxId, versionHash, price, reveal, ...opened }: EventData<typeof BoxOpened>,
  shop: Shop,
): Violation | undefined {
  const box = shop.onSale.get(boxId)?.findLast(({ from }) => from <= time)?.version;
  if (box === undefined) return violationOf('sale', 'a box on sale', boxId);
  const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, hash);
  const { skinId, value } = itemAt(box.items, ticket);
  shop.opens += 1;
  const violation =
    unequal('sale', box.versionHash, versionHash) ??
    unequal('price', box.price, price) ??
    unequal('kind', edition < MONEY_EDITION ? 'null' : kindOf(shop, box, time), String(opened.kind)) ??
    unequal('ticket', ticket, opened.ticket) ??
    unequal('item', skinId, opened.skinId) ??
    unequal('item-id', items.nextId(), opened.itemId) ??
    (opened.paidBy === 'gems'
      ? ledger.due('box-open', { from: 'player', to: 'house', amount: price })
      : undefined);
  items.due(ItemSource.boxOpening, { itemId: opened.itemId, skinId, value });
  return violation;
}

const kindOf = ({ shelves }: Shop, { shelfId }: Version, time: number): string =>
  String(shelves.get(shelfId)?.findLast(({ from }) => from <= time)?.kind);

/** How often the player opened the box today, and how this open is paid. */
function auditTerms(
  { time, rules }: Desk,
  { boxId, paidBy }: EventData<typeof BoxOpened>,
  { onSale }: Shop,
  own: Own,
): Violation | undefined {
  const terms = onSale.get(boxId)?.findLast(({ from }) => from <= time)?.version?.terms;
  const { offsetMinutes } = rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first;
  const now = Math.floor(time / QUARTER_MS);
  const ahead = offsetMinutes / QUARTER_MINUTES;
  const midnight = Math.floor((now + ahead) / QUARTERS_A_DAY) * QUARTERS_A_DAY - ahead;
  let [opens, free] = [0, 0];
  for (const [quarter, opened, given] of own.opened[boxId] ?? [])
    if (quarter >= midnight && quarter < midnight + QUARTERS_A_DAY) {
      opens += opened;
      free += given;
    }
  count(own, boxId, now, paidBy === 'allowance' ? 1 : 0);
  const perDay = terms?.perDay ?? Infinity;
  if (opens >= perDay) return violationOf('terms', `${perDay} opens a day at most`, opens + 1);
  return unequal('terms', free < (terms?.allowance ?? 0) ? 'allowance' : 'gems', paidBy);
}

/** Counts an open, and at each new quarter hour lets go of those that no day of now can hold. */
function count({ opened }: Own, boxId: string, now: number, given: number): void {
  const quarters = (opened[boxId] ??= []);
  const counted = quarters.find(([quarter]) => quarter === now);
  if (counted !== undefined) {
    counted[1] += 1;
    counted[2] += given;
    return;
  }
  quarters.push([now, 1, given]);
  for (const [box, kept] of Object.entries(opened)) {
    // One more than a day has: another node's clock may be seconds behind.
    const late = kept.filter(([quarter]) => quarter >= now - QUARTERS_A_DAY);
    if (late.length === 0) delete opened[box];
    else opened[box] = late;
  }
}
