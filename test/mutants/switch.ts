/** A check of the auditor that can be taken out: a call that makes a violation. */
export interface Check {
  /** path of the file in the repository, and line */
  readonly at: string;
  /** the call as it is written */
  readonly text: string;
}

/** All checks, by number. */
export const checks: Check[] = [];

/** The check that is taken out now; -1: none. */
let out = -1;
/** numbers of checks that found something since the last `watch` */
let found = new Set<number>();

/** Takes a check out. @param number -1: none */
export function takeOut(number: number): void {
  out = number;
}

/** Runs an act. @returns the numbers of the checks that found something meanwhile */
export function watch(act: () => void): ReadonlySet<number> {
  found = new Set();
  act();
  return found;
}

/** Stands around each check: gives nothing back where that check is taken out. */
export function checked<Found>(number: number, finding: Found): Found | undefined {
  if (finding === undefined) return undefined;
  found.add(number);
  return number === out ? undefined : finding;
}
