import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Terms } from './events.ts';

// Computes battles once more. Implemented again on purpose: the auditor must not share the engine's mistakes.

const DIGITS = 12;
const NUMBERS = 2 ** 48;

/** What a seat gets. */
export interface Gained {
  readonly items: readonly { readonly skinId: string; readonly value: number }[];
  readonly value: number;
  readonly share: number;
}

interface Item {
  readonly skinId: string;
  readonly value: number;
}

export interface Played {
  readonly stream: string;
  readonly root: string;
  readonly randomness: string;
  readonly terms: Terms;
  /** by seat, then round */
  readonly items: readonly (readonly Item[])[];
}

const hmacOf = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));

/** Returns the RFC 6962 root over a few texts. */
export function rootOver(texts: readonly string[]): string {
  const node = (from: number, until: number): Uint8Array => {
    if (until - from === 1) return sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(texts[from] ?? '')));
    let half = 1;
    while (half * 2 < until - from) half *= 2;
    return sha256(concatBytes(Uint8Array.of(1), node(from, from + half), node(from + half, until)));
  };
  return bytesToHex(node(0, texts.length));
}

interface Leaf {
  readonly n: number;
  readonly entrant: string;
  readonly userSeed: string;
}

/** Returns the texts under the root of a battle. */
export function leavesOf(
  { price, rate, rule, rulesHash, seats, teams, boxes, order }: Terms,
  all: readonly Leaf[],
) {
  const versions = order.map((index) => `"${boxes[index]?.versionHash ?? ''}"`).join(',');
  const said = `"price":${price},"rate":${rate},"rule":"${rule}","rulesHash":"${rulesHash}"`;
  return [
    `{${said},"seats":${seats},"teams":${teams},"versions":[${versions}]}`,
    ...all.map(({ n, entrant, userSeed }) => `{"entrant":"${entrant}","n":${n},"userSeed":"${userSeed}"}`),
  ];
}

/** Returns the ticket of a seat in a round. */
export const ticketAt = (
  { stream, root, randomness }: Pick<Played, 'stream' | 'root' | 'randomness'>,
  seat: number,
  round: number,
): number =>
  Number.parseInt(
    hmacOf(randomness, `skins battle v1\n${stream}\n${root}\n${seat}\n${round}`).slice(0, 6),
    16,
  );

function number({ stream, root, randomness }: Played, label: string, bound: number): number {
  const fair = NUMBERS - (NUMBERS % bound);
  for (let k = 0; ; k += 1) {
    const text = `skins public draw v1\n${stream} ${label}\n${root}\n${k}`;
    const found = Number.parseInt(hmacOf(randomness, text).slice(0, DIGITS), 16);
    if (found < fair) return found % bound;
  }
}

interface Decided {
  readonly winner: number | null;
  readonly tie: { readonly among: number[]; readonly below: number; readonly number: number } | null;
  readonly jackpot: Decided['tie'];
}

/** Returns the winner: a seat, or with teams a team. */
export function decided(played: Played): Decided {
  const { rule } = played.terms;
  if (rule === 'shared') return { winner: null, tie: null, jackpot: null };
  const totals = totalsOf(played);
  const parties = [...totals.keys()];
  if (rule === 'jackpot') return struck(played, totals);
  const best = [...totals.values()].toSorted((a, b) => (rule === 'lowest' ? a - b : b - a))[0];
  const among = parties.filter((party) => totals.get(party) === best);
  const [first = 0] = among;
  if (among.length === 1) return { winner: first, tie: null, jackpot: null };
  const drawn = number(played, 'tie', among.length);
  return {
    winner: among[drawn] ?? 0,
    tie: { among, below: among.length, number: drawn },
    jackpot: null,
  };
}

function struck(played: Played, totals: ReadonlyMap<number, number>): Decided {
  const all = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const length = (party: number): number => (all === 0 ? 1 : (totals.get(party) ?? 0));
  const below = all === 0 ? totals.size : all;
  const drawn = number(played, 'jackpot', below);
  let [end, winner] = [0, 0];
  for (const party of totals.keys()) {
    if (winner === 0 && drawn < end + length(party)) winner = party;
    end += length(party);
  }
  return { winner, tie: null, jackpot: { among: [...totals.keys()], below, number: drawn } };
}

/** Returns the compared totals, by seat or team. */
function totalsOf({ terms: { rule, teams }, items }: Played): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const parties = teams === 0 ? items.length : teams;
  for (let party = 1; party <= parties; party += 1) totals.set(party, 0);
  for (const [k, ofSeat] of items.entries()) {
    const party = teams === 0 ? k + 1 : (k % teams) + 1;
    const counted = rule === 'last' ? ofSeat.slice(-1) : ofSeat;
    for (const { value } of counted) totals.set(party, (totals.get(party) ?? 0) + value);
  }
  return totals;
}

/** Returns what each seat gets, by seat. */
export function gained({ terms: { teams, rate, rule }, items }: Played, winner: number | null): Gained[] {
  if (rule === 'shared') {
    const sold = items
      .flat()
      .reduce((sum, { value }) => sum + Number((BigInt(value) * BigInt(rate)) / 10_000n), 0);
    const each = Math.floor(sold / items.length);
    return items.map((_items, k) => ({
      items: [],
      value: 0,
      share: each + (k < sold % items.length ? 1 : 0),
    }));
  }
  return items.map((_items, k) => {
    const wins = teams === 0 ? k + 1 === winner : (k % teams) + 1 === winner;
    if (!wins) return { items: [], value: 0, share: 0 };
    const place = teams === 0 ? 0 : Math.floor(k / teams);
    const rows = items.filter((_row, s) => teams === 0 || Math.floor(s / teams) === place);
    const taken = (items[0] ?? []).flatMap((_item, round) => rows.flatMap((row) => row[round] ?? []));
    return { items: taken, value: taken.reduce((sum, { value }) => sum + value, 0), share: 0 };
  });
}
