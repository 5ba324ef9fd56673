import { readFileSync } from 'node:fs';

/** Memory that the system keeps for a process, in MB, now and at its most; 0 where it does not tell. */
export function residentMb(pid: number | undefined): { readonly now: number; readonly peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1_000;
    return { now: of('VmRSS'), peak: of('VmHWM') };
  } catch {
    // It has ended since.
    return { now: 0, peak: 0 };
  }
}
