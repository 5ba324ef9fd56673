import { PlayerRegistered } from '../accounts/events.ts';
import { BoxOpened } from '../boxes/events.ts';
import { PlayerErased } from '../erasure/events.ts';
import {
  type Desk,
  type EventData,
  type Finding,
  type OwnBooks,
  all,
  barOf,
  defineAudit,
  either,
  follow,
  followsOfBars,
  one,
  some,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeProposed } from '../operators/events.ts';
import { PlayerSuspended, SuspensionEnded } from '../standing/events.ts';
import { UpgradePlayed } from '../upgrades/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  type Books,
  type Closed,
  type Due,
  type Own,
  type Shop,
  closedRows,
  days,
  ownBook,
  played,
  shopBook,
  termsOf,
} from './audit-books.ts';
import {
  PromotionCounted,
  PromotionDayClosed,
  PromotionDayEnded,
  PromotionDecided,
  PromotionHeld,
  PromotionPaid,
  PromotionWithheld,
  events,
} from './events.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TABLE_ROWS = 100;

type Kept = OwnBooks<Own, Shop>;

export const audit = defineAudit({
  events,
  rules: {
    'promotion-day':
      'a day on which friends played is closed once, after its end, in the order of days, and ended once',
    'promotion-rules': 'a day is closed by the rules in force at its midnight',
    'promotion-counted':
      'the tables name each friend, the inviter of the friend’s registration, and the gems bought and played by the log',
    'promotion-share':
      'the share is the one of the inviter’s level, and its amount that part of what was counted',
    'promotion-paid': 'each share is settled once, for its inviter, with the amount of its row',
    'promotion-held': 'a share is held if its row says so, and only then, and decided once',
    'promotion-withheld': 'a share is withheld from an inviter who is suspended or erased, and nobody else',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ closings, paid, refused, withheld }) => ({
      promotionDaysClosed: closings,
      promotionShares: paid,
      promotionSharesRefused: refused,
      promotionSharesWithheld: withheld,
    }),
  },
  checks: {
    PromotionDayClosed: auditClosed,
    PromotionCounted: auditTable,
    PromotionPaid(desk, data, { own, shop }) {
      const due = dueAt(desk, data, shop, 'due');
      if ('rule' in due) return due;
      settle(shop, data);
      shop.paid += BigInt(data.amount);
      return (
        unequal('promotion-held', due.row.held ?? 'a payment', 'a payment') ??
        unequal('promotion-withheld', barOf(own, desk.time) ?? 'a payment', 'a payment') ??
        desk.ledger.due('promotion-share', { from: 'mint', to: 'player', amount: data.amount })
      );
    },
    PromotionHeld(desk, data, { own, shop }) {
      const due = dueAt(desk, data, shop, 'due');
      if ('rule' in due) return due;
      due.state = 'held';
      return (
        unequal('promotion-held', due.row.held ?? 'a payment', data.reason) ??
        unequal('promotion-withheld', barOf(own, desk.time) ?? 'no bar', 'no bar')
      );
    },
    PromotionWithheld(desk, data, { own, shop }) {
      const due = dueAt(desk, data, shop, 'due');
      if ('rule' in due) return due;
      settle(shop, data);
      shop.withheld += BigInt(data.amount);
      return unequal('promotion-withheld', barOf(own, desk.time) ?? 'a payment', data.reason);
    },
    PromotionDecided(desk, data, { own, shop }) {
      const due = dueAt(desk, data, shop, 'held');
      if ('rule' in due) return due;
      settle(shop, data);
      const { amount, verdict } = data;
      if (own.erased) return violationOf('promotion-held', 'a player who is not erased', desk.id);
      if (verdict === 'refused') {
        shop.refused += BigInt(amount);
        return undefined;
      }
      shop.paid += BigInt(amount);
      return desk.ledger.due('promotion-share', { from: 'mint', to: 'player', amount });
    },
    PromotionDayEnded: auditEnded,
  },
  counts: {
    paidIn: (_desk, amount, { own }) => void (own.left += amount),
    takenBack: (_desk, amount, { own }) => void (own.left -= amount),
  },
  follows: [
    follow(PlayerRegistered, (_desk, { invitedBy }, { own }: Books) => {
      own.inviter = invitedBy;
      return undefined;
    }),
    follow(BoxOpened, (desk, { price, paidBy }, books: Books) =>
      paidBy === 'gems' ? played(desk, books, price) : undefined,
    ),
    follow(UpgradePlayed, (desk, { gems }, books: Books) => played(desk, books, gems)),
    ...followsOfBars<Own, Shop>({
      erased: PlayerErased,
      suspended: PlayerSuspended,
      lifted: SuspensionEnded,
    }),
  ],
  writings: {
    'close-promotion-day': {
      in: 'promotion',
      by: ['system'],
      writes: all(one(PromotionDayClosed), some(one(PromotionCounted))),
    },
    'pay-promotion': {
      in: 'player',
      by: ['flow'],
      writes: either(
        all(one(PromotionPaid), one(WalletPosted, 'promotion-share')),
        one(PromotionHeld),
        one(PromotionWithheld),
      ),
    },
    'end-promotion-day': { in: 'promotion', by: ['flow'], writes: one(PromotionDayEnded) },
    'propose-promotion': { in: 'player', by: ['operator'], writes: one(ChangeProposed) },
    'approve-promotion': {
      in: 'player',
      by: ['operator'],
      writes: either(
        all(one(PromotionDecided, 'released'), one(WalletPosted, 'promotion-share'), one(ChangeApproved)),
        all(one(PromotionDecided, 'refused'), one(ChangeApproved)),
      ),
    },
  },
  inputs: {
    'close-promotion-day'([event, ...tables]) {
      if (event === undefined || !PromotionDayClosed.is(event)) return undefined;
      const rows = tables.flatMap((table) => (PromotionCounted.is(table) ? table.data.rows : []));
      return {
        day: event.data.day,
        rows: rows.map(({ friend, inviter, counted, before, held }) => ({
          friend,
          inviter,
          counted,
          before,
          held,
        })),
      };
    },
  },
  ways: { 'promotion-share': { legs: [['mint', 'player']], amount: 'owed' } },
});

function auditClosed(desk: Desk, data: EventData<typeof PromotionDayClosed>, { shop }: Kept): Finding {
  const { day, rulesHash, friends, counted, amount, dueAt: due } = data;
  const terms = termsOf(desk, day);
  const end = days.midnight(desk, day + 1);
  const wrongStream = unequal('promotion-day', `promotion-${day}`, desk.stream);
  if (wrongStream !== undefined) return wrongStream;
  if (terms === undefined) return violationOf('promotion-rules', 'rules in force', 'none');
  if (desk.time < end + MINUTE_MS)
    return violationOf('promotion-day', `from ${end + MINUTE_MS} on`, desk.time);
  const rows = closedRows(desk, shop, day, terms.content);
  if ('rule' in rows) return rows;
  shop.closings += 1;
  shop.closed.set(desk.stream, { place: desk.place, rows, written: 0, tables: [] });
  return (
    unequal('promotion-rules', terms.hash, rulesHash) ??
    unequal('promotion-counted', rows.length, friends) ??
    unequal('promotion-counted', sumOf(rows.map((row) => row.counted)), String(counted)) ??
    unequal('promotion-share', sumOf(rows.map((row) => row.amount)), String(amount)) ??
    unequal('promotion-day', end + DAY_MS, due) ??
    desk.obligations.open({ to: desk.stream, amount: 0, due, terms: 'shares' })
  );
}

const sumOf = (amounts: readonly number[]): string =>
  String(amounts.reduce((sum, one) => sum + BigInt(one), 0n));

/** Checks a table against the rows that come next: each table but the last is full. */
function auditTable(desk: Desk, { rows }: EventData<typeof PromotionCounted>, { shop }: Kept): Finding {
  const known = shop.closed.get(desk.stream);
  if (known === undefined) return violationOf('promotion-day', 'a closed day', 'none');
  const expected = known.rows.slice(known.written, known.written + TABLE_ROWS);
  known.written += expected.length;
  known.tables.push(desk.place);
  for (const [k, row] of rows.entries())
    if (row.amount > 0) shop.due.set(`${desk.place}/${k + 1}`, { row, state: 'due' });
  return (
    unequal('promotion-counted', told(expected), told(rows)) ??
    unequal('promotion-share', shares(expected), shares(rows))
  );
}

type Told = Closed['rows'];
const told = (rows: Told): string =>
  rows
    .map(({ friend, inviter, counted, before }) => `${friend} by ${inviter}: ${counted} after ${before}`)
    .join();
const shares = (rows: Told): string => rows.map(({ share, amount }) => `${share}: ${amount}`).join();

type Share = Pick<EventData<typeof PromotionPaid>, 'table' | 'row' | 'friend' | 'amount'>;

/** Returns the share that is due or held, if it is this stream's, of this row. */
function dueAt(
  { stream }: Desk,
  { table, row, friend, amount }: Share,
  { due }: Shop,
  state: Due['state'],
): Due | Exclude<Finding, undefined> {
  const known = due.get(`${table}/${row}`);
  if (known?.state !== state)
    return violationOf('promotion-paid', `a share of a closed day that is ${state}`, `${table}/${row}`);
  return (
    unequal('promotion-paid', `player-${known.row.inviter}`, stream) ??
    unequal('promotion-paid', known.row.friend, friend) ??
    unequal('promotion-paid', known.row.amount, amount) ??
    known
  );
}

const settle = ({ due }: Shop, { table, row }: Share): void => void due.delete(`${table}/${row}`);

function auditEnded(
  desk: Desk,
  { closed: place }: EventData<typeof PromotionDayEnded>,
  { shop }: Kept,
): Finding {
  const known = shop.closed.get(desk.stream);
  if (known === undefined) return violationOf('promotion-day', 'a closed day', 'none');
  shop.closed.delete(desk.stream);
  const missing = unequal('promotion-counted', known.rows.length, known.written);
  const open = known.tables
    .flatMap((table) => Array.from({ length: TABLE_ROWS }, (_none, k) => `${table}/${k + 1}`))
    .find((key) => shop.due.get(key)?.state === 'due');
  return (
    missing ??
    (open === undefined ? undefined : violationOf('promotion-paid', `a settled share ${open}`, 'none')) ??
    unequal('promotion-day', known.place, place) ??
    desk.obligations.close(place)
  );
}
