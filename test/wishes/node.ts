import { type Flows, startFlows } from '@skins/api/foundation/flows';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { shop } from '@skins/engine/shop';
import { WISHES_PORT, WISH_TERMS, WishFrozen, buyShares, plantWish, wishStream } from '@skins/engine/wishes';
import { steps } from '../../api/src/slices/wishes/steps.ts';
import { WishDesk } from '../../api/src/slices/wishes/wish-desk.ts';
import { type NodeParts, beaconAt, freezesIn } from '../battles/node.ts';
import { CHAIN } from '../rolls/sample-beacon.ts';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { wishIdOf } from './orders.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));
const TURNS = 3;

/** A process of a shop with wishes: its game, its flows, and its desk. */
export interface WishNode {
  readonly flows: Flows;
  readonly game: Game;
  /** The same wish repeats the same request. */
  plant(playerId: string, n: number, shares: number): Promise<string>;
  /** The same key repeats the same request. */
  buy(playerId: string, n: number, shares: number, key: string): Promise<string>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Starts a process over any log. */
export async function openWishNode({ store, clock, timers, silent = false }: NodeParts): Promise<WishNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const desk = new WishDesk({
    game,
    beacons: {
      newest: () => ({
        chain: CHAIN,
        newest: Math.floor((clock() - CHAIN.genesisTime) / CHAIN.period) + 1,
        seen: clock(),
      }),
      refresh: () => Promise.resolve(),
      fixedOn: () => Promise.resolve({ chain: CHAIN, steerable: true }),
    },
    lists: Promise.resolve({ growing: () => [], ...freezesIn(store, WishFrozen.type, wishStream) }),
  });
  const flows = startFlows({
    game,
    steps: steps(game, { wishes: { desk } }),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    outside: new Map([[WISHES_PORT, desk.port]]),
    beacon: beaconAt(clock, silent),
    timers,
  });
  return {
    flows,
    game,
    plant: (playerId, n, shares) => plantedBy(game, desk, { playerId, n, shares }),
    buy: (playerId, n, shares, key) => boughtBy(game, desk, { playerId, n, shares, key }),
    async settle() {
      await flows.started();
      for (let turns = 0; turns < TURNS; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
        await projector.catchUp();
      }
    },
  };
}

interface Asking {
  readonly playerId: string;
  readonly n: number;
  readonly shares: number;
}

async function plantedBy(game: Game, desk: WishDesk, { playerId, n, shares }: Asking): Promise<string> {
  const { hash: rulesHash } = game.rulesAt(WISH_TERMS, game.clock());
  const { priceLeast, levels } = WISH_TERMS.first;
  const most = levels[0]?.priceMost ?? 0;
  const skin = [...game.catalogue().skins.values()].find(({ price }) => price >= priceLeast && price <= most);
  const outcome = await game.runCommand(plantWish, {
    playerId,
    commandId: `plant-${n}`,
    input: {
      wishId: wishIdOf(n),
      skinId: skin?.skinId ?? '',
      price: skin?.price ?? 0,
      hours: 24,
      shares,
      rulesHash,
    },
    context: (draw) => ({ ...draw, ...desk.planting(draw.time, CHAIN), levelOf: () => 0 }),
  });
  return outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;
}

async function boughtBy(
  game: Game,
  desk: WishDesk,
  { playerId, n, shares, key }: Asking & { readonly key: string },
): Promise<string> {
  const wishId = wishIdOf(n);
  await game.streams.wish.load(wishStream(wishId));
  const outcome = await game.runCommand(buyShares, {
    playerId,
    commandId: key,
    input: { wishId, shares },
    context: (draw) => ({ ...draw, ...desk.now(draw.time), wish: desk.decided(wishId) }),
  });
  return outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;
}
