import type { AnyKit } from '../kit/kit.ts';
import { checks, takeOut, watch } from './switch.ts';

/** A changed log, and whether the auditor overlooks the change now. */
export interface Trial {
  readonly isOverlooked: () => boolean;
}

/** Where a slice's checks are. */
export const folderOf = ({ slice }: AnyKit): string => `engine/src/slices/${slice.name}/`;
/** Where those of the frame are, which every slice's forgeries try. */
export const FRAME = ['engine/src/audit/', 'engine/src/kernel/'] as const;

/** Returns the numbers of the checks in some folders. */
export const numbersIn = (folders: readonly string[]): Set<number> =>
  new Set(
    [...checks.keys()].filter((number) => folders.some((folder) => checks[number]?.at.startsWith(folder))),
  );

/**
 * Takes each check out in turn that finds something in a changed log. If the log is overlooked without it, the check is needed.
 * @param unneeded numbers of checks, from which the needed ones are removed
 * @param tried numbers of the checks that are taken out
 */
export function removeNeeded(
  trials: Iterable<Trial>,
  unneeded: Set<number>,
  tried: ReadonlySet<number>,
): void {
  for (const trial of trials) {
    const found = watch(() => void trial.isOverlooked());
    for (const number of found)
      if (tried.has(number) && unneeded.has(number) && isNeeded(trial, number)) unneeded.delete(number);
  }
}

/** Whether a change is overlooked without a check, or the auditor cannot even go on. */
export function isNeeded(trial: Trial, number: number): boolean {
  takeOut(number);
  try {
    return trial.isOverlooked();
  } catch {
    return true;
  } finally {
    takeOut(-1);
  }
}
