import { type Violation, violationOf } from '../kernel/index.ts';

/** Finds a number in an event that is no safe integer: sums and hashes would be inexact or undefined. */
export function inexact(data: unknown): Violation | undefined {
  if (typeof data === 'number')
    return Number.isSafeInteger(data) ? undefined : violationOf('schema', 'a safe integer', data);
  if (typeof data !== 'object' || data === null) return undefined;
  for (const member of Object.values(data)) {
    const found = inexact(member);
    if (found !== undefined) return found;
  }
  return undefined;
}
