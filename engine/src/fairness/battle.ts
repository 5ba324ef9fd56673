import { merkleTree } from '../transparency/index.ts';
import { type DrawEntry, entryText } from './draw-entries.ts';
import { type HmacSha256Hex, hmacSha256Hex, numberBelow } from './public-draw.ts';
import { ticketOf } from './roll.ts';

// Battles of docs/fairness.md, section 13: tickets, totals, and who gets what.

/** highest or lowest total, last round, jackpot, shared */
export type BattleRule = 'highest' | 'lowest' | 'last' | 'jackpot' | 'shared';

/** Leaf 0 under a battle's root. Amounts in 1/10,000 gem. */
export interface BattleTerms {
  readonly price: number;
  /** sell-back rate of `shared`, in 1/10,000 */
  readonly rate: number;
  readonly rule: BattleRule;
  readonly rulesHash: string;
  readonly seats: number;
  /** 0: each for itself */
  readonly teams: number;
  /** version hash of each round's box */
  readonly versions: readonly string[];
}

/** Returns the leaf text of the terms: canonical JSON. */
const termsText = ({ price, rate, rule, rulesHash, seats, teams, versions }: BattleTerms): string =>
  JSON.stringify({ price, rate, rule, rulesHash, seats, teams, versions });

/** Returns the texts of all leaves: the terms, then the seats in order. */
export const battleLeaves = (terms: BattleTerms, seats: readonly DrawEntry[]): readonly string[] => [
  termsText(terms),
  ...seats.map(entryText),
];

/** Returns the Merkle root (RFC 6962) of a battle, 64 hex digits. */
export function battleRoot(terms: BattleTerms, seats: readonly DrawEntry[]): string {
  const tree = merkleTree();
  for (const leaf of battleLeaves(terms, seats)) tree.append(leaf);
  return tree.root();
}

/** Returns the team and place of a seat. Seats alternate between teams; without teams each is its own. */
export const seatingOf = (seat: number, teams: number) =>
  teams === 0
    ? { team: 0, place: 1 }
    : { team: ((seat - 1) % teams) + 1, place: Math.floor((seat - 1) / teams) + 1 };

/** Facts that decide a battle's numbers. */
export interface BattleDraw {
  /** stream of the battle */
  readonly draw: string;
  /** randomness of the beacon's round, 64 hex digits */
  readonly randomness: string;
  /** of the frozen terms and seats */
  readonly root: string;
}

/** Returns the text whose HMAC gives the ticket of a seat in a round, both from 1. */
export const battleTicketText = (draw: string, root: string, seat: number, round: number): string =>
  `skins battle v1\n${draw}\n${root}\n${seat}\n${round}`;

/** Returns the tickets, 0 … 16,777,215, by seat and then by round. */
export const battleTickets = (
  { draw, randomness, root, seats, rounds }: BattleDraw & { readonly seats: number; readonly rounds: number },
  hmacHex: HmacSha256Hex = hmacSha256Hex,
): number[][] =>
  Array.from({ length: seats }, (_seat, s) =>
    Array.from({ length: rounds }, (_round, r) =>
      ticketOf(hmacHex(randomness, battleTicketText(draw, root, s + 1, r + 1))),
    ),
  );

/** A number that decided among seats or teams. */
export interface Decider {
  /** seats, or with teams the teams */
  readonly among: readonly number[];
  readonly below: number;
  readonly number: number;
}

/** An item of the table, by where it was drawn. */
interface DrawnAt {
  readonly seat: number;
  readonly round: number;
}

/** What one seat gets. */
export interface BattleGain {
  readonly seat: number;
  readonly items: readonly DrawnAt[];
  /** of the items, 1/10,000 gem */
  readonly value: number;
  /** of `shared`, 1/10,000 gem */
  readonly share: number;
}

export interface BattleOutcome {
  /** a seat, or with teams a team; null of `shared` */
  readonly winner: number | null;
  readonly tie: Decider | null;
  readonly jackpot: Decider | null;
  /** by seat */
  readonly gains: readonly BattleGain[];
}

/** Values of drawn items by seat and then by round, 1/10,000 gem. */
type Values = readonly (readonly number[])[];

export interface BattlePlay extends BattleDraw {
  readonly rule: BattleRule;
  readonly teams: number;
  readonly rate: number;
  readonly values: Values;
}

const RATE_UNITS = 10_000n;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns the totals by seat, or by team, of the rounds from `from` to below `until`. */
export function partyTotals(values: Values, teams: number, from: number, until: number): number[] {
  const totals = Array.from({ length: teams === 0 ? values.length : teams }, () => 0);
  for (const [k, ofSeat] of values.entries()) {
    const { team } = seatingOf(k + 1, teams);
    const party = teams === 0 ? k : team - 1;
    totals[party] = (totals[party] ?? 0) + sum(ofSeat.slice(from, until));
  }
  return totals;
}

/** Computes who gets what. */
export function battleOutcome(play: BattlePlay, hmacHex: HmacSha256Hex = hmacSha256Hex): BattleOutcome {
  const { rule, values } = play;
  if (rule === 'shared') return shared(play);
  const rounds = values[0]?.length ?? 0;
  const totals = partyTotals(values, play.teams, rule === 'last' ? rounds - 1 : 0, rounds);
  if (rule === 'jackpot') return jackpot(play, totals, hmacHex);
  const best = rule === 'lowest' ? Math.min(...totals) : Math.max(...totals);
  const among = totals.flatMap((total, k) => (total === best ? [k + 1] : []));
  const [only = 1] = among;
  if (among.length === 1) return won(play, only, { tie: null, jackpot: null });
  const { draw, ...drawn } = play;
  const number = numberBelow(among.length, { ...drawn, draw: `${draw} tie` }, hmacHex);
  const tie = { among, below: among.length, number };
  return won(play, among[number] ?? only, { tie, jackpot: null });
}

/** The number falls into the stretch of one seat or team, each as long as its total; all alike where all are zero. */
function jackpot(play: BattlePlay, totals: readonly number[], hmacHex: HmacSha256Hex): BattleOutcome {
  const lengths = sum(totals) === 0 ? totals.map(() => 1) : totals;
  const below = sum(lengths);
  const { draw, ...drawn } = play;
  const number = numberBelow(below, { ...drawn, draw: `${draw} jackpot` }, hmacHex);
  let end = 0;
  const winner = lengths.findIndex((length) => {
    end += length;
    return number < end;
  });
  const among = totals.map((_total, k) => k + 1);
  return won(play, winner + 1, { tie: null, jackpot: { among, below, number } });
}

/** One seat takes all; of a team, member k takes everything drawn at place k of every team. */
function won(
  { teams, values }: BattlePlay,
  winner: number,
  by: Pick<BattleOutcome, 'tie' | 'jackpot'>,
): BattleOutcome {
  const gains = values.map((_values, k) => {
    const seat = k + 1;
    const { team, place } = seatingOf(seat, teams);
    if ((teams === 0 ? seat : team) !== winner) return { seat, items: [], value: 0, share: 0 };
    const items = drawnAt(values, (other) => teams === 0 || seatingOf(other, teams).place === place);
    const value = sum(items.map(({ seat: s, round }) => values[s - 1]?.[round - 1] ?? 0));
    return { seat, items, value, share: 0 };
  });
  return { winner, ...by, gains };
}

/** Returns the places of items by round, then by seat. */
function drawnAt(values: Values, isTheirs: (seat: number) => boolean): readonly DrawnAt[] {
  const rounds = values[0]?.length ?? 0;
  return Array.from({ length: rounds }, (_round, r) =>
    values.flatMap((_values, s) => (isTheirs(s + 1) ? [{ seat: s + 1, round: r + 1 }] : [])),
  ).flat();
}

/** Every item is sold, each rounded down; the units that cannot be divided go to the first seats. */
function shared({ values, rate }: BattlePlay): BattleOutcome {
  const sold = values.flat().reduce((all, value) => all + (BigInt(value) * BigInt(rate)) / RATE_UNITS, 0n);
  const seats = BigInt(values.length);
  const gains = values.map((_values, k) => ({
    seat: k + 1,
    items: [],
    value: 0,
    share: Number(sold / seats) + (BigInt(k) < sold % seats ? 1 : 0),
  }));
  return { winner: null, tie: null, jackpot: null, gains };
}
