import {
  type Bars,
  type Desk,
  type Finding,
  type Place,
  auditedDays,
  violationOf,
} from '../../kernel/index.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { PROMOTION, type PromotionRow, type PromotionTerms } from './events.ts';

// The auditor's books of invitations. Implemented again on purpose: the auditor must not share the engine's mistakes.

const NOON_MS = 43_200_000;
const WHOLE = 10_000n;

/** Books of a player's stream; JSON. */
export interface Own extends Bars {
  /** null: nobody invited the player */
  inviter: string | null;
  /** gems bought and not played yet, 1/10,000 gem; below 0 after a payment that went back */
  left: number;
}

/** A friend on a day. */
interface Friend {
  readonly inviter: string;
  counted: number;
}

/** A day that is not closed. */
interface DayBook {
  /** the obligation to close the day, begun by its first counted play */
  readonly owed: string | undefined;
  /** by id of the friend */
  readonly friends: Map<string, Friend>;
}

/** A closed day until it ends. */
export interface Closed {
  readonly place: Place;
  /** all rows, in the order of the tables; `held` is the shop's word */
  readonly rows: readonly Omit<PromotionRow, 'held'>[];
  /** rows in the tables so far */
  written: number;
  readonly tables: Place[];
}

/** A row of a table, until its share is settled. */
export interface Due {
  readonly row: PromotionRow;
  state: 'due' | 'held';
}

export interface Shop {
  /** the newest closed day; -1: none */
  through: number;
  readonly days: Map<number, DayBook>;
  /** counted on closed days, by inviter */
  readonly totals: Map<string, bigint>;
  /** by stream */
  readonly closed: Map<string, Closed>;
  /** shares above 0 that are not settled, by place of the table and row */
  readonly due: Map<string, Due>;
  closings: number;
  paid: bigint;
  refused: bigint;
  withheld: bigint;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ inviter: null, left: 0, erased: false, suspended: 0 });
export const shopBook = (): Shop => ({
  through: -1,
  days: new Map(),
  totals: new Map(),
  closed: new Map(),
  due: new Map(),
  closings: 0,
  paid: 0n,
  refused: 0n,
  withheld: 0n,
});

export const days = auditedDays(HOUSE_TIME);
export const termsOf = (desk: Desk, day: number) => days.terms(desk, PROMOTION, day);

/** Counts gems that a player staked: as far as they were bought and not played before. */
export function played(desk: Desk, { own, shop }: Books, stake: number): Finding {
  const counted = Math.min(stake, Math.max(own.left, 0));
  own.left -= counted;
  if (own.inviter === null || counted === 0) return undefined;
  const day = days.today(desk, shop.through);
  if (termsOf(desk, day) === undefined) return undefined;
  const known = shop.days.get(day);
  if (known !== undefined) {
    const friend = known.friends.get(desk.id);
    if (friend === undefined) known.friends.set(desk.id, { inviter: own.inviter, counted });
    else friend.counted += counted;
    return undefined;
  }
  // A shop that closes days owes the closing of each; nothing is owed before the first.
  const owed = shop.through < 0 ? undefined : `${desk.place}/promotion`;
  shop.days.set(day, { owed, friends: new Map([[desk.id, { inviter: own.inviter, counted }]]) });
  if (owed === undefined) return undefined;
  const due = days.midnight(desk, day + 1) + NOON_MS;
  return desk.obligations.open({
    to: `promotion-${day}`,
    amount: 0,
    due,
    terms: 'a closing',
    of: 'promotion',
  });
}

/** Closes a day. @returns the rows that its tables must have */
export function closedRows(
  desk: Desk,
  shop: Shop,
  day: number,
  terms: PromotionTerms,
): Closed['rows'] | Exclude<Finding, undefined> {
  const known = shop.days.get(day);
  if (known === undefined)
    return violationOf('promotion-day', 'a day on which friends played, not closed', day);
  const earlier = Math.min(...shop.days.keys());
  if (earlier < day) return violationOf('promotion-day', `day ${earlier} first`, `day ${day}`);
  shop.days.delete(day);
  shop.through = day;
  const rows = [...known.friends]
    .map(([friend, { inviter, counted }]) => ({ friend, inviter, counted }))
    .toSorted((a, b) => order(a.inviter, b.inviter) || order(a.friend, b.friend))
    .map(({ friend, inviter, counted }) => {
      const before = shop.totals.get(inviter) ?? 0n;
      const share = shareOf(terms, before);
      const amount = Number((BigInt(counted) * BigInt(share)) / WHOLE);
      return { friend, inviter, counted, before: Number(before), share, amount };
    });
  for (const { inviter, counted } of rows)
    shop.totals.set(inviter, (shop.totals.get(inviter) ?? 0n) + BigInt(counted));
  const unmet = known.owed === undefined ? undefined : desk.obligations.meet(known.owed);
  return unmet ?? rows;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the share of the highest level that is reached. */
function shareOf({ levels }: PromotionTerms, before: bigint): number {
  let share = 0;
  for (const level of levels) if (before >= BigInt(level.from)) ({ share } = level);
  return share;
}
