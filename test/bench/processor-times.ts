import { existsSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Processor time in ms that a process and its main thread took so far; 0 where the system does not tell. */
export function processorTimes(pid: number | undefined): { all: number; loop: number } {
  return { all: ticksOf(`/proc/${pid}/stat`), loop: ticksOf(`/proc/${pid}/task/${pid}/stat`) };
}

function ticksOf(file: string): number {
  if (!existsSync(file)) return 0;
  // The second field is the program's name in brackets; user and system time are the 14th and 15th.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
