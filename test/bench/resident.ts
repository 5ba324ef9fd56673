import { readFileSync } from 'node:fs';

/** Returns a process's resident memory in MB, now and at its peak; 0 if the system does not report it. */
export function residentMb(pid: number | undefined): { readonly now: number; readonly peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1_000;
    return { now: of('VmRSS'), peak: of('VmHWM') };
  } catch {
    // The process has ended.
    return { now: 0, peak: 0 };
  }
}
