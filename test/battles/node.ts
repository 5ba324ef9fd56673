import type { FreezeReading } from '@skins/api/foundation/draws';
import { type AskBeacon, type Flows, NotOutYet, startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { type EventStore, START } from '@skins/api/foundation/store';
import { checkpointSigner, nativeTreeHash } from '@skins/api/foundation/transparency';
import {
  BATTLES_PORT,
  BATTLE_TERMS,
  BattleFrozen,
  battleStream,
  cancelBattle,
  createBattle,
  joinBattle,
} from '@skins/engine/battles';
import { merkleTree, signCheckpoint } from '@skins/engine/transparency';
import { timeOfRound } from '@skins/engine/fairness';
import { playerActor } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { BattleDesk } from '../../api/src/slices/battles/battle-desk.ts';
import { steps } from '../../api/src/slices/battles/steps.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';
import { battleIdOf } from './orders.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));
const signer = checkpointSigner(SECRET);
const EVERYTHING = 1_000_000;

export interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
  /** whether the beacon's rounds do not come out */
  readonly silent?: boolean;
}

/** A process of a shop with battles: its game, its flows, and its desk. */
export interface BattleNode {
  readonly flows: Flows;
  readonly game: Game;
  /** The same key repeats the same request. */
  create(playerId: string, n: number, seats: number, rule: 'highest' | 'shared'): Promise<string>;
  join(playerId: string, n: number, key: string): Promise<string>;
  cancel(playerId: string, n: number): Promise<void>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Returns a beacon whose rounds appear on time and are the same for everybody. */
export const beaconAt =
  (clock: () => number, silent: boolean): AskBeacon =>
  ({ round }) => {
    const time = timeOfRound(CHAIN, round);
    if (clock() < time) return Promise.reject(new NotOutYet(time));
    if (silent) return Promise.reject(new Error('the beacon is silent'));
    const { signature, randomness } = roundOf(round);
    return Promise.resolve({ round, signature, randomness });
  };

/** Finds freezes in the log itself; a checkpoint over it is there at once. @param type of the event that freezes */
export const freezesIn = (
  store: EventStore,
  type: string,
  streamOf: (id: string) => string,
): FreezeReading => ({
  async frozenAt(id) {
    const found = (await store.readAll(START, EVERYTHING)).find(
      ({ stream, record }) => stream === streamOf(id) && record.includes(`"type":"${type}"`),
    );
    return found?.position ?? '';
  },
  checkpoints: {
    async over() {
      const tree = merkleTree(undefined, nativeTreeHash);
      for (const { record } of await store.readAll(START, EVERYTHING)) tree.append(record);
      const { size } = tree;
      const root = tree.root();
      return { size, root, note: signCheckpoint({ size, root }, signer.key, signer.sign) };
    },
  },
});

/** Starts a process over any log. */
export async function openBattleNode({
  store,
  clock,
  timers,
  silent = false,
}: NodeParts): Promise<BattleNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const newest = () => ({
    chain: CHAIN,
    newest: Math.floor((clock() - CHAIN.genesisTime) / CHAIN.period) + 1,
    seen: clock(),
  });
  const desk = new BattleDesk({
    game,
    beacons: {
      newest,
      refresh: () => Promise.resolve(),
      fixedOn: () => Promise.resolve({ chain: CHAIN, steerable: true }),
    },
    lists: Promise.resolve({ waiting: () => [], ...freezesIn(store, BattleFrozen.type, battleStream) }),
  });
  const flows = startFlows({
    game,
    steps: steps(game, { battles: { desk } }),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    outside: new Map([[BATTLES_PORT, desk.port]]),
    beacon: beaconAt(clock, silent),
    timers,
  });
  return {
    flows,
    game,
    create: (playerId, n, seats, rule) => createdBy(game, { playerId, n, seats, rule }),
    join: (playerId, n, key) => joinedBy(game, desk, { playerId, n, key }),
    async cancel(playerId, n) {
      await game.runtime.execute({
        command: cancelBattle,
        streams: game.streams.battle,
        stream: battleStream(battleIdOf(n)),
        commandId: 'cancel',
        input: {},
        actor: playerActor(playerId),
        context: ({ time }) => ({ time, by: playerId }),
      });
    },
    async settle() {
      await flows.started();
      for (let turns = 0; turns < 3; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
        await projector.catchUp();
      }
    },
  };
}

interface Creating {
  readonly playerId: string;
  readonly n: number;
  readonly seats: number;
  readonly rule: 'highest' | 'shared';
}

async function createdBy(game: Game, { playerId, n, seats, rule }: Creating): Promise<string> {
  const { hash: rulesHash } = game.rulesAt(BATTLE_TERMS, game.clock());
  const outcome = await game.runCommand(createBattle, {
    playerId,
    commandId: `create-${n}`,
    input: {
      battleId: battleIdOf(n),
      boxes: [...game.catalogue().boxes.values()]
        .slice(0, 2)
        .map(({ boxId, current }) => ({ boxId, versionHash: current.versionHash })),
      seats,
      teams: 0,
      rule,
      open: true,
      oneADevice: false,
      rulesHash,
      card: false,
    },
    context: (draw) => ({
      ...draw,
      terms: game.rulesAt(BATTLE_TERMS, draw.time),
      onSale: (boxId) => {
        const current = game.catalogueAt(draw.time).boxes.get(boxId)?.current;
        return current && { versionHash: current.versionHash, price: current.odds.price, dearest: 1 };
      },
      rate: 9_000,
      chain: CHAIN,
      device: null,
    }),
  });
  return outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;
}

interface Joining {
  readonly playerId: string;
  readonly n: number;
  readonly key: string;
}

async function joinedBy(game: Game, desk: BattleDesk, { playerId, n, key }: Joining): Promise<string> {
  await game.streams.battle.load(battleStream(battleIdOf(n)));
  const outcome = await game.runCommand(joinBattle, {
    playerId,
    commandId: key,
    input: { battleId: battleIdOf(n), card: false },
    context: (draw) => ({
      ...draw,
      ...desk.now(draw.time),
      battle: desk.decided(battleIdOf(n)),
      cardValue: 0,
      device: null,
    }),
  });
  return outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;
}
