import * as fc from 'fast-check';
import { randomOf } from '../audit/random.ts';
import type { PostgresServer } from '../postgres/server.ts';
import { DiskMachine } from './disk-machine.ts';
import type { Machine } from './machine.ts';
import { NodesMachine } from './nodes-machine.ts';
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
  /** of two nodes' log; undefined: a simulated disk */
  readonly server?: PostgresServer | undefined;
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
  server,
  onWorld = () => undefined,
  shrinks = true,
}: Wanted): Promise<Broken | undefined> {
  for (let world = seed; world < seed + worlds; world += 1) {
    const broken =
      server === undefined
        ? await tryOne(worldWith(plant), { seed: world, shrinks }, '')
        : // Concurrent steps may end in another order in each run: a smaller history may pass by chance.
          await tryOne(worldOver(server, plant), { seed: world, shrinks: false }, ' --nodes 2');
    if (broken !== undefined) return broken;
    onWorld(world - seed + 1);
  }
  return undefined;
}

/** @param options more options of the command that tries the world again */
async function tryOne<Ts>(
  property: fc.IAsyncProperty<Ts>,
  { seed, shrinks }: { readonly seed: number; readonly shrinks: boolean },
  options: string,
): Promise<Broken | undefined> {
  const details = await fc.check(property, { seed, numRuns: 1, endOnFailure: !shrinks });
  if (!details.failed) return undefined;
  const fault = String(details.errorInstance);
  const happened = await fc.asyncDefaultReportMessage(details);
  return {
    fault,
    report: `${happened}\n${fault}\nagain: npm run worlds -- --seed ${seed} --worlds 1${options}`,
  };
}

/** For any happenings in any order, everything answered is kept once, and everything follows from it. */
const worldWith = (plant: Plant) =>
  fc.asyncProperty(
    // All possible work is done before the next choice.
    fc.scheduler({ act: (happen) => happen().then(() => new Promise((resolve) => setImmediate(resolve))) }),
    fc.noBias(happenings(HAPPENINGS_MAX)),
    fc.integer({ min: 1, max: 2 }),
    fc.nat({ max: AUDITED_OF - 1 }),
    async (scheduler, all, processes, which) =>
      judged(await DiskMachine.start(scheduler, processes, plant), which, (model) =>
        fc.scheduledModelRun(scheduler, model, all),
      ),
  );

/** The same over two nodes. */
const worldOver = (server: PostgresServer, plant: Plant) =>
  fc.asyncProperty(
    fc.noBias(happenings(HAPPENINGS_MAX, true)),
    fc.nat(),
    fc.nat({ max: AUDITED_OF - 1 }),
    async (all, pauses, which) => {
      const machine = await NodesMachine.start(server, { plant, random: randomOf(pauses) });
      await judged(machine, which, (model) => fc.asyncModelRun(model, all));
    },
  );

type Model = () => { readonly model: Machine['book']; readonly real: Machine };

async function judged(
  machine: Machine,
  which: number,
  happen: (model: Model) => Promise<void>,
): Promise<void> {
  try {
    await happen(() => ({ model: machine.book, real: machine }));
    await settle(machine, { audited: which === 0 });
  } finally {
    await machine.close();
  }
}
