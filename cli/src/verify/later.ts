import type { SeenHead } from './memory.ts';

/** A log as it was when more of it was verified than there is now, because this is an older export. */
export interface LaterHead {
  readonly size: number;
  /** ISO 8601 */
  readonly seen: string;
  /** over how many records, at most, this one was compared with what was seen */
  readonly compared: number;
}

/** @param heads of the log, as they are remembered. @param size how many records there are now */
export function laterHead(heads: readonly SeenHead[], size: number): LaterHead | undefined {
  const [largest] = heads.toSorted((a, b) => b.size - a.size);
  if (largest === undefined || largest.size <= size) return undefined;
  const compared = Math.max(0, ...heads.map((head) => head.size).filter((one) => one <= size));
  return { size: largest.size, seen: largest.seen, compared };
}
