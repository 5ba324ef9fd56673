// How far results lie apart, by the published odds alone. Seats are alike, and what is on the table does not depend on
// which of them wins. So a seat wins with the same chance whatever the sum is, under each rule.

/** An item of a box: its value in gems, and its share of the tickets. */
interface Chance {
  readonly value: number;
  readonly probability: number;
}

/** A stretch of what a seat gets, in prices of a seat. */
export interface Stretch {
  /** with this included; 0 alone means nothing at all */
  readonly from: number;
  /** without this; Infinity for no end */
  readonly to: number;
  readonly probability: number;
}

interface Game {
  /** odds of each round's box */
  readonly rounds: readonly (readonly Chance[])[];
  readonly price: number;
  readonly seats: number;
  readonly teams: number;
  /** undefined: items go to one seat, or to each member of one team */
  readonly sellBackRate?: number | undefined;
}

/** Steps of a price on the grid of sums. */
const STEPS = 100;
/** Sums from this many prices on are not told apart. */
const CAP = 10;
const BOUNDS = [1, 2, 5, CAP] as const;

/** Returns the probabilities of what a seat gets; the first stretch is nothing at all. */
export function spreadOf({ rounds, price, seats, teams, sellBackRate }: Game): readonly Stretch[] {
  const shares = sellBackRate !== undefined;
  const drawn = shares ? seats : teams === 0 ? seats : teams;
  const winning = shares ? 1 : 1 / drawn;
  const scale = (shares ? sellBackRate / seats : 1) * (STEPS / price);
  const sums = sumsOf(rounds, drawn, scale);
  const edges = [0, ...BOUNDS.map((bound) => bound * STEPS), Number.POSITIVE_INFINITY];
  const stretches = edges.slice(0, -1).map((from, place) => {
    const to = edges[place + 1] ?? from;
    const inside = sums.reduce((sum, share, step) => (step >= from && step < to ? sum + share : sum), 0);
    return { from: from / STEPS, to: to / STEPS, probability: inside * winning };
  });
  return winning === 1 ? stretches : [{ from: 0, to: 0, probability: 1 - winning }, ...stretches];
}

/** Returns the probability of each sum on the grid. The last place holds all larger sums. */
function sumsOf(rounds: readonly (readonly Chance[])[], times: number, scale: number): Float64Array {
  const last = CAP * STEPS;
  let sums = new Float64Array(last + 1);
  sums[0] = 1;
  for (const items of rounds)
    for (let time = 0; time < times; time += 1) {
      const next = new Float64Array(last + 1);
      for (const { value, probability } of items) add(sums, next, value * scale, probability);
      sums = next;
    }
  return sums;
}

/** Adds an item to every sum. A value between two steps is divided between them, so that the mean stays exact. */
function add(sums: Float64Array, next: Float64Array, steps: number, probability: number): void {
  const last = sums.length - 1;
  const whole = Math.floor(steps);
  const upper = steps - whole;
  for (const [at, share] of sums.entries()) {
    if (share === 0) continue;
    const low = Math.min(last, at + whole);
    const high = Math.min(last, at + whole + 1);
    next[low] = (next[low] ?? 0) + share * probability * (1 - upper);
    next[high] = (next[high] ?? 0) + share * probability * upper;
  }
}
