/** A measured figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** baseline, measured in the same run */
  readonly baseline?: { readonly name: string; readonly value: number };
  /** the number that the target applies to */
  readonly measure?: number;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

/** Sizes of the played logs, and how long benches watch. */
export interface Sizes {
  /** opens in a long log */
  readonly opens: number;
  /** players in a crowded log */
  readonly players: number;
  /** minutes that a shop is watched */
  readonly minutes: number;
}

/** Measures one thing, and reports progress if that takes long. */
export type Bench = (progress: (text: string) => void, sizes: Sizes) => Promise<readonly Figure[]>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** Measures two things alternately, so that other load on the machine affects both. @returns the median of each */
export async function interleaved(
  rounds: number,
  subject: () => number | Promise<number>,
  baseline: () => number | Promise<number>,
): Promise<{ subject: number; baseline: number }> {
  const subjects: number[] = [];
  const baselines: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baselines.push(await baseline());
    subjects.push(await subject());
  }
  return { subject: median(subjects), baseline: median(baselines) };
}

/** Returns the processor time of this process so far, in ms; other processes on the machine do not affect it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Tells whether a figure meets its target; undefined if it has none. */
export function meets({ measure, target }: Figure): boolean | undefined {
  if (target === undefined || measure === undefined) return undefined;
  return 'atLeast' in target ? measure >= target.atLeast : measure <= target.atMost;
}
