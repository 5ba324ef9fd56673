import * as fc from 'fast-check';
import { Machine } from './machine.ts';
import { NOTHING_PLANTED, type Plant } from './plants.ts';
import { happenings } from './steps.ts';
import { settle } from './verdict.ts';

/** most happenings in one world */
const HAPPENINGS_MAX = 40;

/** One of so many worlds is checked by the engine's auditor. */
const AUDITED_OF = 8;

export interface Wanted {
  /** number of the first world; each depends only on its number */
  readonly seed: number;
  readonly worlds: number;
  readonly plant?: Plant;
  /** Called after each world that passes. */
  readonly onWorld?: (done: number) => void;
  /** Whether a failing world is shrunk. */
  readonly shrinks?: boolean;
}

/** A failing world. */
export interface Broken {
  /** the violated check */
  readonly fault: string;
  /** the history, the violated check, and how to reproduce it */
  readonly report: string;
}

/** Tries worlds in sequence. @returns the first failing one; undefined if all pass */
export async function tryWorlds({
  seed,
  worlds,
  plant = NOTHING_PLANTED,
  onWorld = () => undefined,
  shrinks = true,
}: Wanted): Promise<Broken | undefined> {
  for (let world = seed; world < seed + worlds; world += 1) {
    const details = await fc.check(worldWith(plant), { seed: world, numRuns: 1, endOnFailure: !shrinks });
    if (details.failed) return brokenOf(world, details);
    onWorld(world - seed + 1);
  }
  return undefined;
}

async function brokenOf<Ts>(world: number, details: fc.RunDetails<Ts>): Promise<Broken> {
  const fault = String(details.errorInstance);
  const happened = await fc.asyncDefaultReportMessage(details);
  return { fault, report: `${happened}\n${fault}\nagain: npm run worlds -- --seed ${world} --worlds 1` };
}

/** For any happenings in any order, everything answered is kept once, and everything follows from it. */
const worldWith = (plant: Plant) =>
  fc.asyncProperty(
    // All possible work is done before the next choice.
    fc.scheduler({ act: (happen) => happen().then(() => new Promise((resolve) => setImmediate(resolve))) }),
    fc.noBias(happenings(HAPPENINGS_MAX)),
    fc.integer({ min: 1, max: 2 }),
    fc.nat({ max: AUDITED_OF - 1 }),
    async (scheduler, all, processes, which) => {
      const machine = await Machine.start(scheduler, processes, plant);
      try {
        await fc.scheduledModelRun(scheduler, () => ({ model: machine.book, real: machine }), all);
        await settle(machine, { audited: which === 0 });
      } finally {
        machine.close();
      }
    },
  );
