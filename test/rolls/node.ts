import { type AskBeacon, type Flows, NotOutYet, startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import {
  type Append,
  type EventStore,
  START,
  createMemoryStore,
  ordinalOf,
} from '@skins/api/foundation/store';
import { timeOfRound } from '@skins/engine/fairness';
import type { Moment } from '@skins/engine/kernel';
import {
  ROLLS_PORT,
  ROLL_TERMS,
  RoomFrozen,
  cancelRoom,
  createRoom,
  issuePasswords,
  joinRoom,
  publishRoom,
  roomBegun,
  roomStream,
} from '@skins/engine/rolls';
import { shop } from '@skins/engine/shop';
import { endOf } from '@skins/api/foundation/runtime';
import { sampleGame } from '../samples/api/game.ts';
import { sampleOperator } from '../samples/api/operator.ts';
import { nativeSha256 } from '../../api/src/foundation/secrets/native-sha256.ts';
import { committedSeed } from '../../api/src/slices/rolls/house-seed.ts';
import { RollDesk } from '../../api/src/slices/rolls/roll-desk.ts';
import type { RoomReading } from '../../api/src/slices/rolls/room-reading.ts';
import { steps } from '../../api/src/slices/rolls/steps.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { recordedOver } from '../flows/life.ts';
import { RecordedStore } from '../flows/recorded-store.ts';
import { askedIn, proposalIdOf, roomIdOf } from './orders.ts';
import { CHAIN, roundOf } from './sample-beacon.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));
const EVERYTHING = 1_000_000;
const TEXT = { zh: '房间', en: 'Room', ru: 'Комната', vi: 'Phòng' };
export const OPEN_MS = 600_000;

/** How a test room is created. */
export interface Making {
  readonly n: number;
  /** milliseconds since 1970; the same in every retry */
  readonly closesAt: number;
  readonly house?: boolean;
  readonly passwords?: readonly string[];
}

interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
  /** whether the beacon is silent */
  readonly silent?: boolean;
}

export type Joined = 'in' | 'refused' | 'turned away';

/** A process of a shop with rooms: its game, its flows, and its desk for rooms. */
export interface RollNode {
  readonly flows: Flows;
  readonly game: Game;
  /** Creates and publishes a room. Repeating the call gives the same room. */
  open(making: Making): Promise<void>;
  /** The same key repeats the same question. */
  join(playerId: string, n: number, key: string, password?: string): Promise<Joined>;
  cancel(n: number): Promise<void>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Serves the reads of rooms from the log itself. */
const readingOf = (store: EventStore): RoomReading => ({
  caughtUp: () => Promise.resolve(),
  async asked(roomId, after, limit) {
    const records = (await store.readAll(START, EVERYTHING)).map(({ record }) => record);
    return askedIn({ records }, roomId, after).slice(0, limit);
  },
  async checkpointOver(roomId) {
    const found = (await store.readAll(START, EVERYTHING)).find(
      ({ stream, record }) => stream === roomStream(roomId) && record.includes(`"type":"${RoomFrozen.type}"`),
    );
    return found && { size: ordinalOf(found.position), root: 'a'.repeat(64), note: 'a signed note' };
  },
});

/** Returns a beacon whose rounds appear on time and are the same for everybody. */
const beaconAt =
  (clock: () => number, silent: boolean): AskBeacon =>
  ({ round }) => {
    const time = timeOfRound(CHAIN, round);
    if (clock() < time) return Promise.reject(new NotOutYet(time));
    if (silent) return Promise.reject(new Error('the beacon is silent'));
    return Promise.resolve({ ...roundOf(round) });
  };

/** Starts a process over any log. */
export async function openRollNode({ store, clock, timers, silent = false }: NodeParts): Promise<RollNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const desk = new RollDesk({
    game,
    secret: SECRET,
    reading: Promise.resolve(readingOf(store)),
    fixedOn: () => Promise.resolve({ chain: CHAIN }),
  });
  const flows = startFlows({
    game,
    steps: steps(game),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    outside: new Map([[ROLLS_PORT, desk.port]]),
    beacon: beaconAt(clock, silent),
    timers,
  });
  return {
    flows,
    game,
    open: (making) => opened(game, desk, making),
    join: (playerId, n, key, password) => joinedBy(game, desk, { playerId, n, key, password }),
    async cancel(n) {
      const by = await sampleOperator(game);
      await desk.take(roomIdOf(n));
      await game.act(cancelRoom, {
        ...asked(game, n, by),
        commandId: 'cancel',
        input: { reason: 'mistake' },
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

const asked = (game: Game, n: number, by: string) => ({
  by,
  streams: game.streams.roll,
  stream: roomStream(roomIdOf(n)),
  context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
});

async function opened(game: Game, desk: RollDesk, making: Making): Promise<void> {
  const { n, closesAt, house = false, passwords = [] } = making;
  const by = await sampleOperator(game);
  const roomId = roomIdOf(n);
  await game.act(createRoom, {
    ...asked(game, n, by),
    commandId: 'create',
    input: {
      roomId,
      proposalId: proposalIdOf(n),
      kind: 'official',
      host: null,
      name: TEXT,
      description: TEXT,
      image: '/art/rolls/sample.svg',
      skinIds: [...game.catalogue().skins.keys()].slice(0, 2),
      conditions: [],
      door: passwords.length > 0 ? 'once' : 'open',
      password: null,
      closesAt,
      oneADevice: false,
    },
    context: (moment) => ({
      ...moment,
      by,
      register: game.operators().register,
      hash: nativeSha256,
      terms: game.rulesAt(ROLL_TERMS, moment.time),
      priceOf: (skinId) => game.catalogueAt(moment.time).skins.get(skinId)?.price,
      chain: house ? undefined : CHAIN,
      houseSeed: (id) => committedSeed(game, id),
    }),
  });
  const hashes = passwords.map((password) => desk.passOf(roomId, password));
  if (hashes.length > 0)
    await game.act(issuePasswords, { ...asked(game, n, by), commandId: 'issue', input: { hashes } });
  const input = { proposalId: proposalIdOf(n), created: roomBegun(roomId) };
  await game.act(publishRoom, { ...asked(game, n, by), commandId: 'publish', input });
}

interface Join {
  readonly playerId: string;
  readonly n: number;
  readonly key: string;
  readonly password: string | undefined;
}

async function joinedBy(game: Game, desk: RollDesk, { playerId, n, key, password }: Join): Promise<Joined> {
  const roomId = roomIdOf(n);
  await game.streams.roll.load(roomStream(roomId));
  const pass = password === undefined ? null : desk.passOf(roomId, password);
  const outcome = await game.runCommand(joinRoom, {
    playerId,
    commandId: key,
    input: { roomId, pass, through: null },
    context: (draw) => ({
      ...draw,
      room: desk.decided(roomId),
      vipLevel: 0,
      assists: 0,
      ownDevice: true,
      heldDevice: false,
    }),
  });
  if (outcome.kind !== 'done') return 'refused';
  await desk.take(roomId);
  const { joined } = (await game.readPlayer(playerId)).rolls;
  const { turned } = (await desk.read(roomId)).room;
  const place = joined.get(roomId);
  const away = place === undefined || turned.some((one) => one.joined === place);
  return away ? 'turned away' : 'in';
}

let stocked: Promise<readonly Append[]> | undefined;

/** Returns the appends of a log that has four registered players. */
export async function stockedAppends(): Promise<readonly Append[]> {
  stocked ??= (async () => {
    const store = new RecordedStore(createMemoryStore());
    const game = await sampleGame(store);
    for (const player of PLAYERS) await game.register(player);
    await sampleOperator(game);
    return store.appends;
  })();
  return stocked;
}

/** Returns a new store whose log has four registered players. */
export const stockedStore = async (): Promise<RecordedStore> => recordedOver(await stockedAppends());

/** Returns the same log with more players. */
export async function grownStore(count: number) {
  const store = await stockedStore();
  let time = await endOf(store);
  const game = await sampleGame(store, () => (time += 1));
  const players = Array.from({ length: count }, (_, n) => `crowd${n.toString().padStart(5, '0')}`);
  for (const player of players) await game.register(player);
  return { store, players };
}
