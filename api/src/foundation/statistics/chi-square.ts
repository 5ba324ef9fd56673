/** Minimum expected count of a cell. Below it the test's distribution is not valid (Cochran's rule), so cells are pooled. */
const EXPECTED_MIN = 5;

/** The observed and expected count of an outcome. */
export interface Cell {
  readonly observed: number;
  readonly expected: number;
}

/** The result of the test. */
interface ChiSquare {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  /** number of cells pooled because each is expected too rarely */
  readonly pooled: number;
}

/** Runs Pearson's test of counts against expectations; null if there are too few for two cells. */
export function chiSquareOf(items: readonly Cell[]): ChiSquare | null {
  const { cells, pooled } = pool(items);
  if (cells.length < 2) return null;
  const statistic = cells.reduce(
    (sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected,
    0,
  );
  const degreesOfFreedom = cells.length - 1;
  return { statistic, degreesOfFreedom, pValue: upperTail(statistic, degreesOfFreedom), pooled };
}

// Pools the rarest cells into one, until it and all others are expected often enough.
function pool(items: readonly Cell[]): { cells: readonly Cell[]; pooled: number } {
  const ordered = items.toSorted((a, b) => a.expected - b.expected);
  const joined = { observed: 0, expected: 0 };
  let pooled = 0;
  for (const { observed, expected } of ordered) {
    if (expected >= EXPECTED_MIN && (pooled === 0 || joined.expected >= EXPECTED_MIN)) break;
    joined.observed += observed;
    joined.expected += expected;
    pooled += 1;
  }
  const others = ordered.slice(pooled);
  return { cells: pooled === 0 ? others : [joined, ...others], pooled };
}

/** Returns the probability of a statistic at least this large: the regularised upper incomplete gamma function Q(k/2, x/2). */
export function upperTail(statistic: number, degreesOfFreedom: number): number {
  const a = degreesOfFreedom / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  const tail = x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
  return Math.min(1, Math.max(0, tail));
}

const STEPS_MAX = 10_000;
const PRECISION = 1e-14;
const TINY = 1e-300;

function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < STEPS_MAX && Math.abs(term) > Math.abs(sum) * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

// Lentz's method.
function upperByFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < STEPS_MAX; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / nonZero(numerator * d + b);
    c = nonZero(b + numerator / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a));
}

const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Lanczos' approximation, g = 7, for arguments of at least one half. */
function logGamma(argument: number): number {
  const z = argument - 1;
  const t = z + LANCZOS.length - 0.5;
  const sum = LANCZOS.reduce((sum, coefficient, k) => sum + coefficient / (z + k + 1), 0.99999999999980993);
  return Math.log(2 * Math.PI) / 2 + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}
