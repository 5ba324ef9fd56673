import { type Flows, startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { type Game, createGame, heldUntilMatched } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { sqliteTables } from '@skins/api/foundation/tables';
import { type ItemStatus, itemOf } from '@skins/engine/bag';
import { type Moment, playerActor } from '@skins/engine/kernel';
import {
  DELIVERIES_PORT,
  RETRIEVAL_TERMS,
  deliveryStream,
  recallWithdrawal,
  retrieveItems,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { shop } from '@skins/engine/shop';
import { peopleIn, personTables } from '../../api/src/slices/accounts/people.ts';
import type { PersonFacts } from '../../api/src/slices/accounts/person-facts.ts';
import { sampleGame } from '../samples/api/game.ts';
import { DeliveryDesk } from '../../api/src/slices/retrievals/delivery-desk.ts';
import { DeliveryMatching } from '../../api/src/slices/retrievals/delivery-matching.ts';
import { DeliveryNotes, deliveryTables } from '../../api/src/slices/retrievals/delivery-notes.ts';
import type { DeliveryProvider } from '../../api/src/slices/retrievals/delivery-provider.ts';
import { steps } from '../../api/src/slices/retrievals/steps.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { RecordedStore } from '../flows/recorded-store.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));
const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=Ab-_9xyZ';
/** items of each player */
export const HELD = 3;

interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
  readonly provider: DeliveryProvider;
}

/** A process of a shop with retrievals: its game, its flows, and its desk towards the provider. */
export interface TakeNode {
  readonly game: Game;
  readonly flows: Flows;
  readonly desk: DeliveryDesk;
  /** Matches the provider's list. */
  readonly matching: DeliveryMatching;
  /** Requests an item. The same key repeats the same request. @returns its id; undefined if it is refused */
  take(playerId: string, itemId: string, key: string): Promise<string | undefined>;
  /** Recalls an item, or learns that the retrieval is over. */
  recall(playerId: string, retrievalId: string, key: string): Promise<void>;
  statusOf(playerId: string, itemId: string): Promise<ItemStatus | undefined>;
  /** Projects new events, and waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

type Opened = Awaited<ReturnType<typeof openInMemory>>;

/** Starts a process over any log. */
export async function openTakeNode({ store, clock, timers, provider }: NodeParts): Promise<TakeNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const notes = new DeliveryNotes(sqliteTables(readModels, deliveryTables));
  const held = await heldUntilMatched(game, game.streams.delivery, deliveryStream(provider.name));
  const facts = await factsIn(readModels);
  const desk = new DeliveryDesk({ game, provider, notes, facts, secret: SECRET, held });
  const logger = { warn: () => undefined, error: () => undefined };
  const flows = startFlows({
    game,
    steps: steps(game),
    readModels,
    progress: projector.progress,
    logger,
    outside: new Map([[DELIVERIES_PORT, desk.port]]),
    timers,
  });
  return {
    game,
    flows,
    desk,
    matching: new DeliveryMatching({ game, desk, flows, logger }),
    take: (playerId, itemId, key) => taken(game, desk, { playerId, itemId, key }),
    recall: (playerId, retrievalId, key) => recalled(game, { playerId, retrievalId, key }),
    statusOf: async (playerId, itemId) => itemOf((await game.readPlayer(playerId)).bag, itemId)?.status,
    async settle() {
      await flows.started();
      for (let turns = 0; turns < 3; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await projector.catchUp();
    },
  };
}

/** All players have set a trade link. */
async function factsIn(readModels: Opened['readModels']): Promise<PersonFacts> {
  const tables = sqliteTables(readModels, personTables);
  const { personal, facts } = peopleIn({ tables, secret: SECRET });
  for (const [n, playerId] of PLAYERS.entries()) {
    await personal.add(playerId, {
      phone: `1380000000${n}`,
      passwordHash: '',
      fingerprint: '',
      spreadCode: '',
    });
    await facts.keep(playerId, 'trade-link', LINK);
  }
  return facts;
}

interface Asked {
  readonly playerId: string;
  readonly itemId: string;
  readonly key: string;
}

async function taken(
  game: Game,
  desk: DeliveryDesk,
  { playerId, itemId, key }: Asked,
): Promise<string | undefined> {
  const recipient = (await desk.recipientOf(playerId))?.recipient ?? '';
  const outcome = await game.runCommand(retrieveItems, {
    playerId,
    commandId: key,
    input: { itemIds: [itemId] },
    context: (draw) => ({ ...draw, recipient, terms: game.rulesAt(RETRIEVAL_TERMS, draw.time) }),
  });
  return outcome.kind === 'done' ? outcome.reply[0]?.retrievalId : undefined;
}

async function recalled(
  { runtime, streams, operators }: Game,
  { playerId, retrievalId, key }: { playerId: string; retrievalId: string; key: string },
): Promise<void> {
  const actor = playerActor(playerId);
  await runtime.execute({
    command: recallWithdrawal,
    streams: streams.withdrawal,
    stream: withdrawalStream(retrievalId),
    commandId: key,
    input: {},
    actor,
    context: ({ time }: Moment) => ({ time, actor, register: operators().register }),
  });
}

let stocked: Promise<RecordedStore> | undefined;

/** Returns a new store whose log has four players with three opens each and no retrieval. */
export async function stockedStore(): Promise<EventStore> {
  stocked ??= (async () => {
    const store = new RecordedStore(createMemoryStore());
    const game = await sampleGame(store);
    for (const player of PLAYERS) {
      await game.register(player);
      await game.open(player, HELD, 'stock');
    }
    return store;
  })();
  return (await stocked).copy();
}
