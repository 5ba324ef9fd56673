import { TICKETS } from '../../../fairness/index.ts';
import { type WorthItem, momentsOf } from './box-report.ts';
import { powerOfDistribution } from './fft.ts';

/** The total return of many opens of a box, as fractions of their cost. */
export interface Returns {
  readonly opens: number;
  /** the box's return to player, exact except for rounding */
  readonly mean: number;
  /** deviation of the opens; the grid's own is less than a hundredth wider */
  readonly deviation: number;
  readonly quantiles: { readonly low: number; readonly half: number; readonly high: number };
  /** probability to get back at least the cost */
  readonly breakEven: number;
  /** adjacent parts of the returns, without a thousandth of the probability at each end */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly probability: number }[];
}

/** Number of grid points for the returns: a power of two. */
const GRID = 65_536;
/** Probability of returns beyond the grid, by Bernstein's inequality. */
const BEYOND = 1e-9;
const BINS = 72;
const [LOW, HALF, HIGH] = [0.05, 0.5, 0.95];
const TAIL = 0.001;

/**
 * Returns the distribution of the total return of `opens` opens. The distribution of one open is put on a grid that
 * keeps its
 * mean, and convolved with itself by fast Fourier transform. It is exact if the values' common step is no finer than the
 * grid.
 * Otherwise the grid keeps the mean and widens the spread of each open by less than one of its steps.
 */
export function returnsOf(
  {
    price,
    items,
  }: { readonly price: number; readonly items: readonly Pick<WorthItem, 'value' | 'tickets'>[] },
  opens: number,
): Returns {
  const { rtp, variance } = momentsOf(price, items);
  const stake = price * opens;
  const deviation = Math.sqrt(variance / opens);
  if (variance === 0) return certain(rtp, opens);
  const values = items.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const mean = rtp * stake;
  const reach = bernstein(opens * variance * price ** 2, most - least);
  const from = Math.max(opens * least, mean - reach);
  const to = Math.min(opens * most, mean + reach);
  // A value between two points is split between both. That moves each open by less than a step, and adds at most a quarter
  // of a squared step to the variance.
  const margin = Math.ceil(bernstein(opens / 4, 1)) + 1;
  const step = Math.max(commonStep(values), (to - from) / (GRID - 2 * margin - 2));
  const chances = powerOfDistribution(onGrid(items, least, step), opens);
  const first = Math.floor((from - opens * least) / step) - margin;
  const places = Math.min(GRID, Math.ceil((to - from) / step) + 2 * margin + 2);
  const at = (k: number): number => (opens * least + (first + k) * step) / stake;
  const chanceAt = (k: number): number => chances[(((first + k) % GRID) + GRID) % GRID] ?? 0;
  return { opens, deviation, ...summed(at, chanceAt, places) };
}

/** Returns the largest step from the least value that meets every value. */
function commonStep(values: readonly number[]): number {
  const least = Math.min(...values);
  return values.reduce((step, value) => greatestDivisor(step, value - least), 0);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Returns how far the sum may be from its mean, except with probability `BEYOND`. */
function bernstein(variance: number, range: number): number {
  const log = Math.log(2 / BEYOND);
  const linear = (range * log) / 3;
  return linear + Math.sqrt(linear ** 2 + 2 * variance * log);
}

/** Puts one open on the grid. Each value is split between its neighbours so that the mean is kept. */
function onGrid(
  items: readonly Pick<WorthItem, 'value' | 'tickets'>[],
  least: number,
  step: number,
): Float64Array {
  const grid = new Float64Array(GRID);
  for (const { value, tickets } of items) {
    const place = (value - least) / step;
    const below = Math.floor(place);
    const chance = tickets / TICKETS;
    const [a, b] = [below % GRID, (below + 1) % GRID];
    grid[a] = (grid[a] ?? 0) + chance * (1 - (place - below));
    grid[b] = (grid[b] ?? 0) + chance * (place - below);
  }
  return grid;
}

function summed(
  at: (k: number) => number,
  chanceAt: (k: number) => number,
  places: number,
): Omit<Returns, 'opens' | 'deviation'> {
  const below = new Float64Array(places + 1);
  let mean = 0;
  let breakEven = 0;
  for (let k = 0; k < places; k += 1) {
    // Rounding also leaves slightly negative probabilities: cutting them off would make the total too large.
    const chance = chanceAt(k);
    below[k + 1] = (below[k] ?? 0) + chance;
    mean += chance * at(k);
    if (at(k) >= 1 - 1e-9) breakEven += chance;
  }
  const chanceBelow = (k: number): number => below[Math.min(k, places)] ?? 0;
  const place = (share: number): number => {
    const found = below.findIndex((sum) => sum >= share);
    return Math.max(0, found - 1);
  };
  // One past the last point shown, since that point may hold all of the remaining probability.
  const [start, end] = [place(TAIL), Math.max(place(1 - TAIL) + 1, place(TAIL) + BINS)];
  const width = (end - start) / BINS;
  const bins = Array.from({ length: BINS }, (_, n) => {
    const [a, b] = [Math.round(start + n * width), Math.round(start + (n + 1) * width)];
    return { from: at(a), to: at(b), probability: Math.max(0, chanceBelow(b) - chanceBelow(a)) };
  });
  return {
    mean,
    breakEven: Math.min(1, breakEven),
    quantiles: { low: at(place(LOW)), half: at(place(HALF)), high: at(place(HIGH)) },
    bins,
  };
}

/** Returns the distribution for a box whose items all have the same value. */
const certain = (rtp: number, opens: number): Returns => ({
  opens,
  mean: rtp,
  deviation: 0,
  breakEven: rtp >= 1 ? 1 : 0,
  quantiles: { low: rtp, half: rtp, high: rtp },
  bins: [{ from: rtp, to: rtp, probability: 1 }],
});
