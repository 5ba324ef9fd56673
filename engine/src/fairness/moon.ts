import { TICKETS } from './roll.ts';
import { type Fraction, reduced } from './tickets.ts';

/** Phases of a moon, and the full one. */
const MOON_PHASES = 8;
const FULL_MOON = MOON_PHASES - 1;

/** Returns the phase after an opening: new after the top tier, else one further, and full stays full. */
export const phaseAfter = (phase: number, isTop: boolean): number =>
  isTop ? 0 : Math.min(phase + 1, FULL_MOON);

/** A phase's version, as far as the long run depends on it. Amounts in 1/10,000 gem. */
interface MoonVersion {
  readonly price: number;
  readonly items: readonly {
    readonly skinId: string;
    readonly value: number;
    readonly startTicket: number;
    readonly endTicket: number;
  }[];
}

/** What happens in the long run, exactly. */
export interface MoonRun {
  /** of each phase, how large a part of all openings */
  readonly shares: readonly Fraction[];
  /** value that comes back, over gems spent */
  readonly returned: Fraction;
  /** openings until one of the top tier, on average */
  readonly opensPerTop: Fraction;
  /** how likely it is that a new moon becomes full */
  readonly reachesFull: Fraction;
}

/** Returns the tickets of the top tier in a version. */
export const topTickets = ({ items }: Pick<MoonVersion, 'items'>, top: readonly string[]): number =>
  items.reduce(
    (sum, { skinId, startTicket, endTicket }) => sum + (top.includes(skinId) ? endTicket - startTicket : 0),
    0,
  );

/**
 * Returns the long run of a moon (docs/fairness.md, section 18): the stationary distribution of its phases, in whole numbers.
 * @param versions one per phase, the new moon first
 * @returns undefined if the full moon never gives the top tier, as no new moon would follow
 */
export function moonRun(versions: readonly MoonVersion[], top: readonly string[]): MoonRun | undefined {
  const all = BigInt(TICKETS);
  const hits = versions.map((version) => BigInt(topTickets(version, top)));
  const last = hits[FULL_MOON] ?? 0n;
  if (last === 0n || hits.length !== MOON_PHASES) return undefined;
  // Weights of one round from new moon to new moon, all times 2^24 to the seventh times the full moon's tickets.
  const weights: bigint[] = [];
  let missed = 1n;
  for (const [phase, hit] of hits.entries()) {
    weights.push(phase === FULL_MOON ? missed * all : missed * all ** BigInt(FULL_MOON - phase) * last);
    if (phase < FULL_MOON) missed *= all - hit;
  }
  const opens = weights.reduce((sum, weight) => sum + weight, 0n);
  const summed = (of: (version: MoonVersion) => bigint): bigint =>
    versions.reduce((sum, version, phase) => sum + (weights[phase] ?? 0n) * of(version), 0n);
  return {
    shares: weights.map((weight) => reduced(weight, opens)),
    returned: reduced(
      summed(worthOf),
      summed(({ price }) => BigInt(price) * all),
    ),
    opensPerTop: reduced(opens, weights[0] ?? 1n),
    reachesFull: reduced(missed, all ** BigInt(FULL_MOON)),
  };
}

/** Returns the sum of value × tickets. */
const worthOf = ({ items }: MoonVersion): bigint =>
  items.reduce(
    (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
    0n,
  );
