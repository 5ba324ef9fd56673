import { existsSync, readFileSync, readdirSync } from 'node:fs';

const TICK_MS = 10;
const NS_PER_MS = 1_000_000;

/** Processor time in ms that a process and its threads took so far; 0 where the system does not tell. */
export interface ProcessorTimes {
  /** of all threads, those that ended included */
  readonly all: number;
  /** of the main thread */
  readonly loop: number;
  readonly commit: number;
  readonly projections: number;
  /** of the threads that V8 keeps of its own, most of it garbage */
  readonly v8: number;
}

/** What the system calls the threads, by which part of a name it keeps. */
const THREADS = { commit: 'commit-thread', projections: 'projection-thre', v8: 'V8Worker' } as const;

export function processorTimes(pid: number | undefined): ProcessorTimes {
  const times = { all: ticksOf(`/proc/${pid}/stat`), loop: 0, commit: 0, projections: 0, v8: 0 };
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return times;
  for (const task of readdirSync(folder)) {
    const name = readFileSync(`${folder}/${task}/comm`, 'utf8').trim();
    const ms = Number(readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;
    if (task === String(pid)) times.loop += ms;
    for (const thread of ['commit', 'projections', 'v8'] as const)
      if (name === THREADS[thread]) times[thread] += ms;
  }
  return times;
}

/** Processor time in ms that a process took so far, all threads together; 0 where the system does not tell. */
export function processorMsOf(pid: number | undefined): number {
  try {
    return ticksOf(`/proc/${pid}/stat`);
  } catch {
    // It has ended since.
    return 0;
  }
}

function ticksOf(file: string): number {
  if (!existsSync(file)) return 0;
  // The second field is the program's name in brackets; user and system time are the 14th and 15th.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
