import SqliteDatabase from 'better-sqlite3';
import { type Flows, type Timers, startFlows } from '@skins/api/foundation/flows';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import type { HoldReason } from '@skins/engine/promotion';
import { shop } from '@skins/engine/shop';
import { openFlowsOf } from '../../api/src/foundation/flows/open-flows.ts';
import { Projector } from '../../api/src/foundation/projections/index.ts';
import { PromotionDesk } from '../../api/src/slices/promotion/promotion-desk.ts';
import { promotionQuestions } from '../../api/src/slices/promotion/questions.ts';
import { steps } from '../../api/src/slices/promotion/steps.ts';
import { views } from '../../api/src/slices/promotion/views.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));

interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
  /** players who have a mark in common with a friend, by friend */
  readonly sharing?: Readonly<Record<string, readonly string[]>>;
}

/** A process of a shop with invitations: its game, its flows, and the desk that closes days. */
export interface PromotionNode {
  readonly flows: Flows;
  readonly game: Game;
  /** Closes days that are over. */
  sweep(): Promise<void>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Starts a process over any log. */
export async function openPromotionNode({
  store,
  clock,
  timers,
  sharing = {},
}: NodeParts): Promise<PromotionNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const readModels = new SqliteDatabase(':memory:');
  const projector = new Projector(
    store,
    shop.codec,
    readModels,
    [openFlowsOf(shop), ...views],
    (_name, error) => {
      throw error;
    },
  );
  await projector.catchUp();
  // No thread runs the lists here: whoever waits for them lets them go on.
  const counted = {
    status: () => projector.progress.status(),
    async reached(position: string) {
      await projector.catchUp();
      return projector.progress.has(position);
    },
  };
  const desk = new PromotionDesk(game, {
    sharing: (kind: HoldReason, friend: string) => (kind === 'device' ? [...(sharing[friend] ?? [])] : []),
  });
  const flows = startFlows({
    game,
    steps: steps(game),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    timers,
  });
  const settle = async () => {
    await flows.started();
    for (let turns = 0; turns < 3; turns += 1) {
      await flows.idle();
      await new Promise((resolve) => setImmediate(resolve));
      await projector.catchUp();
    }
  };
  return {
    flows,
    game,
    async sweep() {
      await projector.catchUp();
      await desk.sweep({ ask: promotionQuestions(readModels), progress: counted });
      await settle();
    },
    settle,
  };
}
