import SqliteDatabase from 'better-sqlite3';
import { startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import { shop } from '@skins/engine/shop';
import { openFlowsOf } from '../../api/src/foundation/flows/open-flows.ts';
import { Projector } from '../../api/src/foundation/projections/index.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));

export interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
}

type Views = ConstructorParameters<typeof Projector>[3];
type Steps = Parameters<typeof startFlows>[0]['steps'];
type Game = Awaited<ReturnType<typeof createGame>>;

/** Starts a process that settles house days over any log: its game, its lists without a thread, and its flows. */
export async function openDaysNode(
  { store, clock, timers }: NodeParts,
  { views, steps }: { readonly views: Views; readonly steps: (game: Game) => Steps },
) {
  const game = await createGame({ store, secret: SECRET, clock });
  const readModels = new SqliteDatabase(':memory:');
  const all = [openFlowsOf(shop), ...views];
  const projector = new Projector(store, shop.codec, readModels, all, (_name, error) => {
    throw error;
  });
  await projector.catchUp();
  const flows = startFlows({
    game,
    steps: steps(game),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    timers,
  });
  return {
    game,
    flows,
    readModels,
    catchUp: () => projector.catchUp(),
    // No thread runs the lists here: whoever waits for them lets them go on.
    counted: {
      status: () => projector.progress.status(),
      async reached(position: string) {
        await projector.catchUp();
        return projector.progress.has(position);
      },
    },
    /** Waits until nothing can be done before something happens. */
    settle: async () => {
      await flows.started();
      for (let turns = 0; turns < 3; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
        await projector.catchUp();
      }
    },
  };
}
