/** The place of a thing before and after, from 1. */
export interface Move {
  readonly id: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Returns the fewest things that have to move to make one order of the other; those of only one order do not count. */
export function movedIn(before: readonly string[], after: readonly string[]): Move[] {
  const was = new Map(before.map((id, k) => [id, k]));
  const common = after.flatMap((id, k) => {
    const old = was.get(id);
    return old === undefined ? [] : [{ id, before: old, after: k }];
  });
  const stays = longestRising(common.map((one) => one.before));
  return common.flatMap((one, k) =>
    stays.has(k) ? [] : [{ id: one.id, before: one.before + 1, after: one.after + 1 }],
  );
}

/** Returns the indexes of a longest rising subsequence. */
function longestRising(figures: readonly number[]): ReadonlySet<number> {
  /** index of the smallest last figure of a rising subsequence, by its length - 1 */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [k, figure] of figures.entries()) {
    const length = firstNotBelow(figures, ends, figure);
    previous.push(ends[length - 1]);
    ends[length] = k;
  }
  const rising = new Set<number>();
  for (let k = ends.at(-1); k !== undefined; k = previous[k]) rising.add(k);
  return rising;
}

/** Returns the first place in `ends` whose figure is not below this one, by binary search. */
function firstNotBelow(figures: readonly number[], ends: readonly number[], figure: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[ends[middle] ?? 0] ?? 0) < figure) low = middle + 1;
    else high = middle;
  }
  return low;
}
