/** One thing that was measured. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** what it is held against, measured in the same run */
  readonly baseline?: { readonly name: string; readonly value: number };
  /** the number that the target is about */
  readonly measure?: number;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

/** How long the logs are that benches play, and how long they watch. */
export interface Sizes {
  /** of a long log */
  readonly opens: number;
  /** of a crowded one */
  readonly players: number;
  /** how long a shop is watched */
  readonly minutes: number;
}

/** Measures one thing; says what it is doing where it takes long. */
export type Bench = (progress: (text: string) => void, sizes: Sizes) => Promise<readonly Figure[]>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** Measures two things in turn, so that a busy machine is equally unkind to both. @returns the median of each */
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

/** Processor time of this process so far, in ms: what others do on the machine meanwhile does not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Whether a figure meets its target; undefined when it has none. */
export function meets({ measure, target }: Figure): boolean | undefined {
  if (target === undefined || measure === undefined) return undefined;
  return 'atLeast' in target ? measure >= target.atLeast : measure <= target.atMost;
}
