/**
 * Applies Holm's correction: returns each test's p-value adjusted for the number of tests. Rejecting all below a level
 * makes any false rejection at most that likely, for any number of tests and any dependence between them.
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
