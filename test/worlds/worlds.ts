import * as fc from 'fast-check';
import { Machine } from './machine.ts';
import { NOTHING_PLANTED, type Plant } from './plants.ts';
import { happenings } from './steps.ts';
import { settle } from './verdict.ts';

/** What happens in one world at most. */
const HAPPENINGS_MAX = 40;

/** One of so many worlds is audited by the engine's own auditor. */
const AUDITED_OF = 8;

export interface Wanted {
  /** number of the first world; each is made of its number alone */
  readonly seed: number;
  readonly worlds: number;
  readonly plant?: Plant;
  /** Called after each world that held. */
  readonly onWorld?: (done: number) => void;
  /** Whether a world that does not hold is made as small as it can be. */
  readonly shrinks?: boolean;
}

/** A world that did not hold. */
export interface Broken {
  /** what was wrong */
  readonly fault: string;
  /** what happened in it, what was wrong then, and how to have it again */
  readonly report: string;
}

/** Tries worlds, one after the other. @returns the first that did not hold; undefined when all did */
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

/** Whatever happens, and in whatever order: what was answered is there, once, and everything follows from it. */
const worldWith = (plant: Plant) =>
  fc.asyncProperty(
    // Whatever can go on does so before the next choice.
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
