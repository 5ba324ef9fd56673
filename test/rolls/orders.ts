import { drawOrder, inclusionProofs, sha256Hex } from '@skins/engine/fairness';
import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import {
  SYSTEM,
  flowActor,
  idOf,
  invariant,
  operatorActor,
  placeOf,
  playerActor,
  streamOf,
} from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import {
  type Asked,
  type CancellationReason,
  type Condition,
  ConditionsMet,
  type Door,
  EntriesTaken,
  ROLL_TERMS,
  type Room,
  RoomCancelled,
  RoomClosed,
  RoomVoided,
  cancelRoom,
  claimDevice,
  createRoom,
  deviceStream,
  holdDraw,
  issuePasswords,
  joinRoom,
  publishRoom,
  roomBegun,
  rolls,
  roomStream,
  sealRoom,
  takeEntries,
} from '@skins/engine/rolls';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { treeHash } from '@skins/engine/transparency';
import type { Contexts, World } from '../kit/world.ts';
import { type Given, type View, order } from '../kit/order.ts';
import { ADA, BOB, registerOf } from '../operators/orders.ts';
import { CHAIN, roundOf } from './sample-beacon.ts';

const { commands } = rolls;
const H = 'a'.repeat(64);
const HOUR_MS = 3_600_000;
export const TERMS_STREAM = rulesStream(ROLL_TERMS.name);

export const roomIdOf = (n: number): string => n.toString(16).padStart(12, '0');
export const proposalIdOf = (n: number): string => n.toString(16).padStart(16, 'f');
/** A password's hash. */
export const passOf = (digit: string): string => digit.repeat(64);
/** Returns the house seed of a test room. */
export const houseSeed = (roomId: string): string => sha256Hex(`house ${roomId}`);

interface Making {
  readonly door?: Door;
  readonly password?: string | null;
  readonly conditions?: readonly Condition[];
  readonly host?: string | null;
  readonly skinIds?: readonly string[];
  /** whether a house seed draws */
  readonly house?: boolean;
  readonly oneADevice?: boolean;
  readonly by?: string;
}

const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });

const stateOf = (view: View, n: number) => view.stateOf(shop.streams.roll, roomStream(roomIdOf(n)));
const epochOf = (view: View): number => view.stateOf(shop.streams.epoch, EPOCH_STREAM).epoch;

const ofOperator = (n: number, by: string) => ({
  stream: roomStream(roomIdOf(n)),
  actor: operatorActor(by),
  reads: [OPERATORS_STREAM],
  context: (given: Given, view: View) => ({ ...given, by, register: registerOf(view) }),
});

/** Returns the creation of a room that closes an hour after a time. */
export const creating = (
  n: number,
  at: number,
  {
    door = 'open',
    password = null,
    conditions = [],
    host = null,
    skinIds = ['rare', 'fine'],
    house = false,
    oneADevice = false,
    by = ADA,
  }: Making = {},
) =>
  order({
    ...ofOperator(n, by),
    command: createRoom,
    input: {
      roomId: roomIdOf(n),
      proposalId: proposalIdOf(n),
      kind: host === null ? 'official' : 'streamer',
      host,
      name: inAll(`Room ${n}`),
      description: inAll('Sample'),
      image: '/art/rolls/sample.svg',
      skinIds,
      conditions,
      door,
      password,
      closesAt: at + HOUR_MS,
      oneADevice,
    },
    reads: [OPERATORS_STREAM, TERMS_STREAM, EPOCH_STREAM],
    context(given, view) {
      const { history } = view.stateOf(rules.streams.rules, TERMS_STREAM);
      const terms = rulesInForce(history, ROLL_TERMS, given.time);
      invariant(terms !== undefined, 'the first rules are published');
      const prices = new Map([
        ['plain', 5_000],
        ['fine', 20_000],
        ['rare', 80_000],
      ]);
      return {
        ...given,
        by,
        register: registerOf(view),
        terms,
        priceOf: (skinId) => prices.get(skinId),
        chain: house ? undefined : CHAIN,
        houseSeed: (roomId) => ({ commitment: sha256Hex(houseSeed(roomId)), epoch: epochOf(view) }),
      };
    },
  });

export const issuing = (n: number, hashes: readonly string[], by = ADA) =>
  order({ ...ofOperator(n, by), command: issuePasswords, input: { hashes } });

export const publishing = (n: number, by = BOB) =>
  order({
    ...ofOperator(n, by),
    command: publishRoom,
    input: { proposalId: proposalIdOf(n), created: roomBegun(roomIdOf(n)) },
  });

export const cancelling = (n: number, reason: CancellationReason = 'mistake', by = ADA) =>
  order({ ...ofOperator(n, by), command: cancelRoom, input: { reason } });

interface Joining {
  readonly pass?: string | null;
  readonly through?: string | null;
  readonly ownDevice?: boolean;
  readonly heldDevice?: boolean;
}

export const joining = (
  playerId: string,
  n: number,
  { pass = null, through = null, ownDevice = true, heldDevice = false }: Joining = {},
) =>
  order({
    command: joinRoom,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { roomId: roomIdOf(n), pass, through },
    reads: [roomStream(roomIdOf(n))],
    context: (given, view) => ({
      ...given,
      room: stateOf(view, n).room,
      vipLevel: 0,
      assists: 0,
      ownDevice,
      heldDevice,
    }),
  });

/** Claims a device's place in a room for a player. */
export const claiming = (playerId: string, n: number, device: string) =>
  order({
    command: claimDevice,
    stream: deviceStream(roomIdOf(n)),
    actor: SYSTEM,
    input: { playerId, device },
  });

const read = (record: string) => {
  const envelope: { stream: string; version: number; type: string; data: unknown } = JSON.parse(record);
  return { ...envelope, v: 1 };
};

/** Returns the open questions to a room, in log order. */
export function askedIn(world: Pick<World, 'records'>, roomId: string, after: string | null): Asked[] {
  const stream = roomStream(roomId);
  const asked: Asked[] = [];
  let late = false;
  for (const event of world.records.map(read)) {
    const ends = RoomClosed.is(event) || RoomCancelled.is(event) || RoomVoided.is(event);
    if (event.stream === stream && ends) late = true;
    if (!ConditionsMet.is(event) || event.data.roomId !== roomId) continue;
    const { userSeed, pass } = event.data;
    const joined = placeOf(Reflect.get(event, 'stream'), Reflect.get(event, 'version'));
    asked.push({ joined, userSeed, pass, late });
  }
  return asked.slice(asked.findIndex(({ joined }) => joined === after) + 1);
}

const ofFlow = (n: number) => ({
  stream: roomStream(roomIdOf(n)),
  actor: flowActor(roomStream(roomIdOf(n))),
});

/** Takes all open questions as entries. */
export function taking(world: World, n: number) {
  const { last } = roomIn(world, n);
  const asked = askedIn(world, roomIdOf(n), last);
  const context = ({ time, hash }: Given) => ({ time, hash, treeHash });
  return order({ ...ofFlow(n), command: takeEntries, input: { after: last, asked }, context });
}

export const sealing = (n: number) =>
  order({ ...ofFlow(n), command: sealRoom, input: { size: 1_000, root: H, note: 'a signed note' } });

/** Returns the drawn entries, from the log. */
function drawnIn(world: Pick<World, 'records'>, room: Room, randomness: string) {
  const { created, frozen } = room;
  invariant(created !== undefined && frozen !== undefined, 'a frozen room is drawn');
  const stream = streamOf(created.place);
  const entries = world.records.map(read).flatMap((event) => {
    if (Reflect.get(event, 'stream') !== stream || !EntriesTaken.is(event)) return [];
    const { first } = event.data;
    return event.data.entries.map(({ joined, entrant, userSeed }, k) => ({
      n: first + k,
      joined,
      entrant,
      userSeed,
    }));
  });
  const { root, count } = frozen;
  const order = drawOrder({ draw: stream, randomness, root, count, winners: created.prizes.length });
  const named = (numbers: readonly number[]) => {
    const proofs = inclusionProofs(entries, numbers);
    return numbers.flatMap((n, k) => {
      const entry = entries[n - 1];
      return entry === undefined ? [] : [{ ...entry, proof: [...(proofs[k] ?? [])] }];
    });
  };
  return { winners: named(order.winners), reserves: named(order.reserves) };
}

/** Publishes the beacon's round, and draws. */
export const drawing = (world: World, n: number) => {
  const { room } = stateOf(world, n);
  const source = room.created?.source;
  invariant(source !== undefined && 'chain' in source, 'a beacon draws');
  const round = roundOf(source.round);
  return order({
    ...ofFlow(n),
    command: holdDraw,
    input: round,
    context: (given) => ({ ...given, epoch: 1, seed: '', ...drawnIn(world, room, round.randomness) }),
  });
};

/** Contexts of room steps. */
export const contexts = (world: World): Contexts => ({
  'freeze-room': (given, view) => ({ ...given, epoch: epochOf(view) }),
  'hold-draw': (given, view) => {
    const { room } = view.stateOf(shop.streams.roll, given.at.slice(0, given.at.indexOf('#')));
    const seed = houseSeed(idOf(streamOf(room.created?.place ?? '')));
    return { ...given, epoch: epochOf(view), seed, ...drawnIn(world, room, seed) };
  },
});

/** Orders of flows, given by hand. */
export const flowing = {
  close: (n: number) => order({ ...ofFlow(n), command: commands['close-room'], input: {} }),
  freeze: (n: number) =>
    order({
      ...ofFlow(n),
      command: commands['freeze-room'],
      input: {},
      context: (given, view) => ({ ...given, epoch: epochOf(view) }),
    }),
  void: (n: number, reason: 'late' | 'no-beacon') =>
    order({ ...ofFlow(n), command: commands['void-room'], input: { reason } }),
  pass: (n: number, rank: number, joined: string) =>
    order({ ...ofFlow(n), command: commands['pass-prize'], input: { rank, joined } }),
  note: (n: number, through: number, step: string) =>
    order({ ...ofFlow(n), command: commands['note-prizes'], input: { through, step } }),
  end: (n: number) => order({ ...ofFlow(n), command: commands['end-room'], input: {} }),
  refuse: (playerId: string, n: number, joined: string, cause: string) =>
    order({
      command: commands['refuse-entry'],
      stream: playerStream(playerId),
      actor: flowActor(roomStream(roomIdOf(n))),
      input: { roomId: roomIdOf(n), joined, cause, why: 'password-used' },
    }),
  grant: (world: World, n: number, rank: number) => {
    const { room } = stateOf(world, n);
    const winner = room.winners[rank - 1];
    const prize = room.created?.prizes[rank - 1];
    invariant(winner !== null && winner !== undefined && prize !== undefined, 'a prize was won');
    return order({
      command: commands['grant-prize'],
      stream: streamOf(winner.joined),
      actor: flowActor(roomStream(roomIdOf(n))),
      input: { roomId: roomIdOf(n), ...winner, rank, ...prize },
    });
  },
};

export const roomIn = (world: World, n: number): Room => stateOf(world, n).room;

/** Lets a room close, freezes it and seals it. */
export function closed(world: World, n: number): void {
  world.must(taking(world, n));
  world.time = Math.max(world.time, roomIn(world, n).created?.closesAt ?? 0);
  world.settle(contexts(world));
  if (roomIn(world, n).frozen === undefined) return;
  world.must(sealing(n));
}

/** Does the same, and lets the round appear. */
export function drawn(world: World, n: number): void {
  closed(world, n);
  const source = roomIn(world, n).created?.source;
  if (source !== undefined && 'time' in source) world.time = source.time;
  world.must(drawing(world, n));
}
