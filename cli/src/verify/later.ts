import type { SeenHead } from './memory.ts';

/** A larger head of the log from an earlier verification, because this is an older export. */
export interface LaterHead {
  readonly size: number;
  /** ISO 8601 */
  readonly seen: string;
  /** largest size, in records, at which this log was compared with a remembered head */
  readonly compared: number;
}

/** @param heads remembered heads of the log. @param size number of records now */
export function laterHead(heads: readonly SeenHead[], size: number): LaterHead | undefined {
  const [largest] = heads.toSorted((a, b) => b.size - a.size);
  if (largest === undefined || largest.size <= size) return undefined;
  const compared = Math.max(0, ...heads.map((head) => head.size).filter((one) => one <= size));
  return { size: largest.size, seen: largest.seen, compared };
}
