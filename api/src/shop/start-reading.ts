import type { Timers } from '../foundation/runtime/index.ts';
import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import {
  type AskBeacon,
  type Flows,
  type Outside,
  type SharedByNodes,
  collectSteps,
  startFlows,
} from '../foundation/flows/index.ts';
import { type DataFolder, openDatabase } from '../foundation/files/index.ts';
import { LOG, type ProjectionStatus, newerIn } from '../foundation/projections/index.ts';
import type { Game } from '../foundation/game/index.ts';
import { type Desks, slices } from './desks.ts';
import { type LogStore, START, endShop, ordinalOf } from '../foundation/store/index.ts';
import { ListsWatch } from './lists-watch.ts';
import type { ThreadSettings } from './projection-thread.ts';
import { ThreadedProjector } from './threaded-projector.ts';

/** How long the start waits for the lists, in milliseconds; the rest of a long log is projected while the shop is open. */
const CATCH_UP_MS = 5_000;

interface ReadingParts {
  readonly files: DataFolder;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly store: LogStore;
  readonly game: Game;
  readonly desks: Desks;
  /** outside services that flows can reach; none by default */
  readonly outside?: Outside;
  readonly beacon?: AskBeacon | undefined;
  /** the log's tree so far, as text */
  readonly tree: string;
  /** whether checkpoints are signed */
  readonly signs: boolean;
  /** those of the process if absent */
  readonly timers?: Timers | undefined;
  /** what the nodes share, if there are several */
  readonly nodes?: SharedByNodes | undefined;
  /** runs on the event loop while the lists are opened on their thread */
  readonly meanwhile?: (() => Promise<unknown>) | undefined;
}

/** The parts that follow the log: the lists and the flows. */
export interface Reading {
  readonly projector: ThreadedProjector;
  readonly readModels: Database;
  /** whether the lists can be read */
  readonly listsWatch: ListsWatch;
  readonly flows: Flows;
}

/** Opens the lists on their thread, where they follow the log. */
export const openLists = (settings: ThreadSettings, logger: Logger): ThreadedProjector =>
  new ThreadedProjector(
    { ...settings, environment: { ...settings.environment } },
    {
      parked: (name, error) =>
        logger.error(
          { projection: name, err: error },
          name === LOG ? 'the lists stand still, and are tried again' : 'a projection parked itself',
        ),
      setAside: (what) => logger.warn(what, 'the read models could not be read: they are made anew'),
      // Two histories under one key: whatever this server shows next may be the wrong one.
      broken: endShop,
      unshared: (error) => logger.error({ err: error }, 'checkpoints cannot be shared, and are tried again'),
    },
  );

/** @param closing collects resources to close, the last opened first */
export async function startReading(
  {
    files,
    environment,
    logger,
    store,
    game,
    desks,
    outside = new Map(),
    beacon,
    tree,
    signs,
    timers,
    nodes,
    meanwhile = () => Promise.resolve(),
  }: ReadingParts,
  closing: AsyncDisposableStack,
): Promise<Reading> {
  const projector = openLists({ folder: files.folder, environment, tree, signs }, logger);
  closing.defer(() => projector.close());
  // A restart hears nothing of events before it: their lists tell.
  if (store.node !== undefined)
    projector.progress.subscribe((status) => {
      for (const why of status.flatMap((one) => newerIn(one) ?? []))
        game.runtime.newer.note('the log', why, false);
    });
  const [stood] = await Promise.all([projector.ready(), meanwhile()]);
  if (store.node !== undefined) logger.info(beginningOf(stood), 'the lists of this node begin there');
  await projector.progress.reached(await store.head(), CATCH_UP_MS);
  closing.defer(store.subscribe((head) => projector.nudge(head)));
  const readModels = openDatabase(files.readModels, { durable: false });
  closing.defer(() => void readModels.close());
  const listsWatch = new ListsWatch(readModels, (damage) => {
    logger.error(damage);
    projector.distrust();
  });
  closing.defer(() => listsWatch.close());
  const flows = startFlows({
    game,
    steps: await collectSteps(game, slices, desks),
    readModels,
    progress: projector.progress,
    outside,
    beacon,
    logger,
    timers,
    lease: store.node?.lease,
    nodes,
  });
  closing.defer(() => flows.stop());
  return { projector, readModels, listsWatch, flows };
}

/** Returns the number of events that the lists contain, and the names of the lists that are rebuilt from the log. */
function beginningOf(stood: readonly ProjectionStatus[]): { events: number; anew: readonly string[] } {
  const events = Math.max(0, ...stood.map(({ position }) => ordinalOf(position)));
  const anew = stood.flatMap(({ name, position }) => (position === START && events > 0 ? name : []));
  return { events, anew };
}
