import { existsSync, readFileSync, readdirSync } from 'node:fs';

const TICK_MS = 10;
const NS_PER_MS = 1_000_000;

/** Processor time in ms that a process and its threads took so far; 0 if the system does not report it. */
export interface ProcessorTimes {
  /** all threads, ended ones included */
  readonly all: number;
  /** the main thread */
  readonly loop: number;
  readonly commit: number;
  readonly projections: number;
  /** V8's own threads, mostly garbage collection */
  readonly v8: number;
  /** signatures of the beacon's rounds */
  readonly beacon: number;
}

/** Thread names by part, as the system truncates them. */
const THREADS = {
  commit: 'commit-thread',
  projections: 'projection-thre',
  v8: 'V8Worker',
  beacon: 'beacon-thread',
} as const;

export function processorTimes(pid: number | undefined): ProcessorTimes {
  const times = { all: ticksOf(`/proc/${pid}/stat`), loop: 0, commit: 0, projections: 0, v8: 0, beacon: 0 };
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return times;
  for (const task of readdirSync(folder)) {
    const name = readFileSync(`${folder}/${task}/comm`, 'utf8').trim();
    const ms = Number(readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;
    if (task === String(pid)) times.loop += ms;
    for (const thread of ['commit', 'projections', 'v8', 'beacon'] as const)
      if (name === THREADS[thread]) times[thread] += ms;
  }
  return times;
}

/** Returns the processor time in ms of all threads of a process so far; 0 if the system does not report it. */
export function processorMsOf(pid: number | undefined): number {
  try {
    return ticksOf(`/proc/${pid}/stat`);
  } catch {
    // The process has ended.
    return 0;
  }
}

/** Returns the processor time in ms of a process and its children so far, ended ones included. */
export function familyMsOf(pid: number | undefined): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid);
  const ended = ticksOf(`/proc/${pid}/stat`, ENDED);
  return [String(pid), ...children].reduce((sum, name) => sum + processorMsOf(Number(name)), ended);
}

/** Returns a process's parent; undefined if it has ended. */
function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Places of user and system time after the program's name: a process's own, and those of its ended children. */
const [OWN, ENDED] = [11, 13];

function ticksOf(file: string, first = OWN): number {
  if (!existsSync(file)) return 0;
  // The second field is the program's name in brackets.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
}
