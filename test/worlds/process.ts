import type { Database } from 'better-sqlite3';
import { type Flows, openFlowsOf, startFlows } from '@skins/api/foundation/flows';
import { gameOf } from '@skins/api/foundation/game';
import { type Projection, Projector } from '@skins/api/foundation/projections';
import { FoldedStreams } from '@skins/api/foundation/runtime';
import { MasterSecret, SeedChains, nativeSha256 } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import { idOf, kindOf } from '@skins/engine/kernel';
import { type DuelGame, duelShop, duelSteps } from '../sample-duel/shop.ts';
import type { View } from '../kit/order.ts';
import type { Plant } from './plants.ts';
import type { Answer, Ask, Sent } from './sent.ts';
import { type Lists, holdings } from './holdings.ts';
import type { WorldClock } from './world-clock.ts';

/** What becomes of a process. */
export interface Life {
  dead: boolean;
  /** whether what it asks of the machine is done at once, and does not wait for its turn */
  calm: boolean;
  /** whether its lists are about to be brought up to date */
  nudged: boolean;
  /** versions of the streams that it has answered for: its readers see no older ones */
  readonly answered: Map<string, number>;
}

/** A process of a shop: the real runtime, projections and flows over a store. */
export interface Process {
  readonly life: Life;
  readonly game: DuelGame;
  readonly flows: Flows;
  readonly projector: Projector;
  readonly lists: Lists;
  readonly view: View;
  readonly ask: Ask;
}

interface Parts {
  readonly store: EventStore;
  readonly lists: Lists;
  readonly clock: WorldClock;
  readonly life: Life;
  readonly plant: Plant;
}

export const SECRET = new MasterSecret('5'.repeat(64));
/** Chains are the same in every world: each is made once. */
export const SECRETS = new SeedChains(SECRET, () => duelShop.streams.epoch.fold.initial);

/** The flows that are open, and a list of what players have. */
export const projectorOf = (store: EventStore, database: Database, list: Projection): Projector =>
  new Projector(store, duelShop.codec, database, [openFlowsOf(duelShop), list], () => undefined);

/** Of folded streams that nobody keeps: of a player or two, so that they are read anew now and then. */
const MEMORY_BYTES = 20_000;

const quiet = { warn: () => undefined, error: () => undefined };

/** Starts a process on what the disk has. */
export async function startProcess({ store, lists, clock, life, plant }: Parts): Promise<Process> {
  const game = await gameOf({
    shop: duelShop,
    store,
    secret: SECRET,
    clock: clock.sources,
    memoryBytes: MEMORY_BYTES,
  });
  // A process looks at the clock when it starts.
  game.clock();
  plant.game?.(game);
  const list = plant.projection?.(holdings) ?? holdings;
  const projector = projectorOf(store, lists.database, list);
  await projector.catchUp();
  const steps = duelSteps(game);
  const flows = startFlows({
    game,
    steps: plant.steps?.(steps) ?? steps,
    readModels: lists.database,
    progress: projector.progress,
    logger: quiet,
    timers: {
      after: (ms, run) =>
        clock.timers.after(ms, () => {
          if (!life.dead) run();
        }),
    },
  });
  const view = viewOf(game);
  const ask = (sent: Sent) => askOf(game, view, sent);
  return { life, game, flows, projector, lists, view, ask: plant.ask?.(ask, game) ?? ask };
}

/** Sends an order as the routes do: a player's by `play`, what the service itself does by the runtime. */
function askOf(game: DuelGame, view: View, { commandId, order }: Sent): Promise<Answer> {
  const { command, stream, actor, input, context } = order;
  const given = { playerId: idOf(stream), commandId, secrets: SECRETS, hash: nativeSha256 };
  if (actor.startsWith('player:') && kindOf(stream) === 'player')
    return game.play<unknown, unknown, { readonly code: string }, unknown>(command, {
      ...given,
      input,
      context: (draw) => context({ ...draw, secrets: SECRETS }, view),
    });
  return game.runtime.execute<unknown, unknown, unknown, { readonly code: string }, unknown>({
    command,
    streams: streamsOf(game, stream),
    stream,
    commandId,
    input,
    actor,
    context: (moment) => context({ ...moment, ...given }, view),
  });
}

/** What somebody sees who looks at a process: as decided. */
const viewOf = (game: DuelGame): View => ({
  get time() {
    return game.clock();
  },
  stateOf({ fold }, stream) {
    const streams = streamsOf(game, stream);
    const folded: object = streams.peek(stream) ?? streams.peekCommitted(stream) ?? { state: fold.initial };
    // The state of a stream is what the fold of its kind made.
    return Reflect.get(folded, 'state');
  },
});

function streamsOf(game: DuelGame, stream: string): FoldedStreams<unknown> {
  const streams: unknown = Reflect.get(game.streams, kindOf(stream));
  if (streams instanceof FoldedStreams) return streams;
  throw new RangeError(`no kind of stream: ${stream}`);
}
