import {
  type Bars,
  type Desk,
  type EventData,
  type Finding,
  type Place,
  type RulesInForce,
  auditedDays,
  violationOf,
} from '../../kernel/index.ts';
import type { BoxItem } from '../catalogue/events.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { type Board, RANKINGS, type Rankings, type RankingClosed } from './events.ts';

// The auditor's books of rankings. Implemented again on purpose: the auditor must not share the engine's mistakes.

const NOON_MS = 43_200_000;
const MOST = Number.MAX_SAFE_INTEGER;
const ALL_TICKETS = 16_777_216n;

/** Books of a player's stream; JSON. */
export interface Own extends Bars {
  named: boolean;
}

interface Best {
  readonly play: Place;
  readonly multiple: number;
  /** counts the plays of the day in log order */
  readonly n: number;
}

/** A board's day that is not closed. */
export interface DayBook {
  /** the day's first ranked play, if it stands for the closing that has to come */
  readonly owed: Place | undefined;
  plays: number;
  edge: number;
  /** by stream of the player */
  readonly best: Map<string, Best>;
}

interface BoardBook {
  /** the newest closed day; -1: none */
  through: number;
  readonly days: Map<number, DayBook>;
}

/** A closed ranking whose prizes are not all paid. */
interface Closed {
  readonly place: Place;
  readonly data: EventData<typeof RankingClosed>;
  released: boolean;
  readonly settled: Set<number>;
}

interface Version {
  readonly items: readonly BoxItem[];
  readonly edge: number;
}

export interface Shop {
  readonly boards: Readonly<Record<Board, BoardBook>>;
  /** by stream */
  readonly closed: Map<string, Closed>;
  /** facts, by version hash */
  readonly versions: Map<string, Version>;
  days: number;
  prizes: bigint;
  withheld: bigint;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ named: false, erased: false, suspended: 0 });

const boardBook = (): BoardBook => ({ through: -1, days: new Map() });
export const shopBook = (): Shop => ({
  boards: { box: boardBook(), upgrade: boardBook() },
  closed: new Map(),
  versions: new Map(),
  days: 0,
  prizes: 0n,
  withheld: 0n,
});

export const clipped = (value: bigint): number => (value > BigInt(MOST) ? MOST : Number(value));

/** Returns what the house keeps of a stake on average, rounded down. @param worth value × tickets, summed */
export function keptOf(stake: number, worth: bigint): number {
  const [whole, rest] = [worth / ALL_TICKETS, worth % ALL_TICKETS];
  const kept = BigInt(stake) - whole - (rest === 0n ? 0n : 1n);
  return kept > 0n ? clipped(kept) : 0;
}

const days = auditedDays(HOUSE_TIME);
export const midnightOf = days.midnight;

export const termsOf = (desk: Desk, day: number): RulesInForce<Rankings> | undefined =>
  days.terms(desk, RANKINGS, day);

interface Counted {
  readonly stake: number;
  readonly edge: number;
  /** undefined: nothing was won */
  readonly multiple: number | undefined;
}

/** Counts a play for gems. A day that is closed takes no more plays: they count for the next. */
export function count(
  desk: Desk,
  { boards }: Shop,
  board: Board,
  { stake, edge, multiple }: Counted,
): Finding {
  const { stream, place } = desk;
  const book = boards[board];
  const day = days.today(desk, book.through);
  const terms = termsOf(desk, day);
  if (terms === undefined || stake < terms.content[board].minimumPrice) return undefined;
  let known = book.days.get(day);
  if (known === undefined) {
    // A shop that closes days owes the closing of each; nothing is owed before the first.
    const owed = book.through < 0 ? undefined : place;
    known = { owed, plays: 0, edge: 0, best: new Map() };
    book.days.set(day, known);
    if (owed !== undefined) {
      const to = `ranking-${board}-${day}`;
      const due = midnightOf(desk, day + 1) + NOON_MS;
      const finding = desk.obligations.open({ to, amount: 0, due, terms: 'a closing' });
      if (finding !== undefined) return finding;
    }
  }
  known.plays += 1;
  known.edge = Math.min(known.edge + edge, MOST);
  if (multiple !== undefined && multiple > (known.best.get(stream)?.multiple ?? -1))
    known.best.set(stream, { play: place, multiple, n: known.plays });
  return undefined;
}

/** Closes a day. @returns its book */
export function closed(
  desk: Desk,
  { boards }: Shop,
  board: Board,
  day: number,
): DayBook | Exclude<Finding, undefined> {
  const book = boards[board];
  const known = book.days.get(day);
  if (known === undefined) return violationOf('rank-day', 'a day with ranked plays that is not closed', day);
  const earlier = Math.min(...book.days.keys());
  if (earlier < day) return violationOf('rank-day', `day ${earlier} first`, `day ${day}`);
  book.days.delete(day);
  book.through = day;
  return (known.owed === undefined ? undefined : desk.obligations.meet(known.owed)) ?? known;
}
