/**
 * Holm's correction: each test's p-value as it counts among all of them. Whoever calls what lies below a level wrong is wrong at
 * all no more often than that level, however many tests there are and however they depend on each other.
 * @param pValues in any order, which the answer keeps
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const ordered = pValues.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const corrected = pValues.map(() => 1);
  let least = 0;
  for (const [rank, { p, index }] of ordered.entries()) {
    least = Math.max(least, Math.min(1, p * (pValues.length - rank)));
    corrected[index] = least;
  }
  return corrected;
}
