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
import type { RainDesk } from '../../api/src/slices/redpackets/rain-desk.ts';
import { sharedGames } from './games.ts';
import { type Lists, holdings } from './holdings.ts';
import type { WorldClock } from './world-clock.ts';

/** The state of a process's life. */
export interface Life {
  dead: boolean;
  /** whether its calls happen immediately, without waiting for their turn */
  calm: boolean;
  /** whether a projection of its lists is scheduled */
  nudged: boolean;
  /** stream versions that it has answered; its readers must see no older ones */
  readonly answered: Map<string, number>;
}

/** A shop's process: the real runtime, projections and flows over a store. */
export interface Process {
  readonly life: Life;
  readonly game: DuelGame;
  readonly flows: Flows;
  readonly projector: Projector;
  readonly lists: Lists;
  readonly rains: RainDesk;
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
/** Shared by all worlds, as their chains are the same. */
export const SECRETS = new SeedChains(SECRET, () => duelShop.streams.epoch.fold.initial);

/** Returns a projector of the open flows and of the list of holdings. */
export const projectorOf = (store: EventStore, database: Database, list: Projection): Projector =>
  new Projector(store, duelShop.codec, database, [openFlowsOf(duelShop), list], () => undefined);

/** bytes for unused folded streams: one or two players, so that streams are reread now and then */
const MEMORY_BYTES = 20_000;

const quiet = { warn: () => undefined, error: () => undefined };

/** Starts a process on the disk's content. */
export async function startProcess({ store, lists, clock, life, plant }: Parts): Promise<Process> {
  const game = await gameOf({
    shop: duelShop,
    store,
    secret: SECRET,
    clock: clock.sources,
    memoryBytes: MEMORY_BYTES,
  });
  // A process reads the clock when it starts.
  game.clock();
  plant.game?.(game);
  const list = plant.projection?.(holdings) ?? holdings;
  const projector = projectorOf(store, lists.database, list);
  await projector.catchUp();
  const shared = sharedGames({ game, store, clock, secret: SECRET });
  const steps = [...duelSteps(game), ...shared.steps];
  const flows = startFlows({
    game,
    steps: plant.steps?.(steps) ?? steps,
    readModels: lists.database,
    progress: projector.progress,
    logger: quiet,
    outside: shared.outside,
    beacon: shared.beacon,
    lease: store.node?.lease,
    timers: {
      after: (ms, run) => clock.timers.after(ms, () => (life.dead ? undefined : run())),
    },
  });
  // Without later appends of other processes, which this process has not heard of.
  game.runtime.onCommit((stream, events, { firstVersion }) =>
    life.answered.set(stream, firstVersion + events.length - 1),
  );
  const view = viewOf(game);
  const decided = decidedOf(game);
  const ask = (sent: Sent) => askOf(game, decided, sent);
  return {
    life,
    game,
    flows,
    projector,
    lists,
    rains: shared.rains,
    view,
    ask: plant.ask?.(ask, game) ?? ask,
  };
}

/** Sends an order like the routes do: a player's by `play`, the service's own by the runtime. */
function askOf(game: DuelGame, view: View, { commandId, order }: Sent): Promise<Answer> {
  const { command, stream, actor, input, context } = order;
  const given = { playerId: idOf(stream), commandId, secrets: SECRETS, hash: nativeSha256 };
  if (actor.startsWith('player:') && kindOf(stream) === 'player')
    return game.runCommand<unknown, unknown, { readonly code: string }, unknown>(command, {
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

/** Returns a view of the decided state that a process shows. */
const viewOf = (game: DuelGame): View => ({
  get time() {
    return game.clock();
  },
  stateOf({ fold }, stream) {
    const streams = streamsOf(game, stream);
    const folded: object = streams.peek(stream) ?? streams.peekCommitted(stream) ?? { state: fold.initial };
    // A stream's state is the result of its kind's fold.
    return Reflect.get(folded, 'state');
  },
});

/** Returns a view of the state on which commands are decided. It reads what is not in memory before. */
const decidedOf = (game: DuelGame): View => ({
  get time() {
    return game.clock();
  },
  stateOf(_kind, stream) {
    const decided: object = { state: streamsOf(game, stream).decided(stream) };
    // A stream's state is the result of its kind's fold.
    return Reflect.get(decided, 'state');
  },
});

function streamsOf(game: DuelGame, stream: string): FoldedStreams<unknown> {
  const streams: unknown = Reflect.get(game.streams, kindOf(stream));
  if (streams instanceof FoldedStreams) return streams;
  throw new RangeError(`no kind of stream: ${stream}`);
}
