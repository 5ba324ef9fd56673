import type { EventStore, Position } from '@skins/api/foundation/store';
import { endOf } from '@skins/api/foundation/runtime';
import { ConditionsMet, EntriesTaken, joinRoom, roomStream } from '@skins/engine/rolls';
import { playerStream } from '@skins/engine/accounts';
import { streamOf } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { answeredBefore } from '../../api/src/slices/rolls/answered-before.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { PassingStore } from '../flows/recorded-store.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { type Making, OPEN_MS, type RollNode, grownStore, openRollNode } from './node.ts';
import { roomIdOf } from './orders.ts';

const DRAWN_MS = 60_000;
const ROOM: Making = { n: 1, closesAt: new HandClock().time + OPEN_MS };

/** Counts reads of the whole log, which replaces the lists here. */
class ReadStore extends PassingStore {
  reads = 0;

  override readAll(after: Position, limit: number) {
    this.reads += 1;
    return super.readAll(after, limit);
  }
}

/** A log with a number of players, and a process that has opened a room there. */
async function openedRoom(count: number) {
  const { store: truth, players } = await grownStore(count);
  const clock = new HandClock();
  clock.time = Math.max(clock.time, await endOf(truth));
  const store = new ReadStore(truth);
  const node = await openRollNode({ store, clock: clock.read, timers: clock.timers });
  await node.open(ROOM);
  await node.settle();
  return { truth, store, clock, node, players };
}

/** Asks through a process that dies before the room takes anybody. */
async function ask({ game }: RollNode, playerId: string): Promise<void> {
  const { state } = await game.streams.roll.load(roomStream(roomIdOf(1)));
  const { kind } = await game.runCommand(joinRoom, {
    playerId,
    commandId: 'join',
    input: { roomId: roomIdOf(1), pass: null, through: null },
    context: (draw) => ({
      ...draw,
      room: state.room,
      vipLevel: 0,
      assists: 0,
      ownDevice: true,
      heldDevice: false,
    }),
  });
  expect(kind).toBe('done');
}

/** Returns the questions and the entries, in log order. */
async function askedAndIn(store: EventStore) {
  const asked: string[] = [];
  const taken: string[] = [];
  for (const { stream, type, data } of await eventsOf(store)) {
    const event = { type, v: 1, data };
    if (ConditionsMet.is(event)) asked.push(stream);
    if (EntriesTaken.is(event)) taken.push(...event.data.entries.map(({ joined }) => streamOf(joined)));
  }
  return { asked, taken };
}

it('a room takes questions through a single process without the lists, once it has taken one', async () => {
  const { truth, store, clock, node, players } = await openedRoom(6);
  const [first = '', ...others] = players;
  expect(await node.join(first, 1, 'join')).toBe('in');
  expect(store.reads).toBeGreaterThan(0);
  store.reads = 0;
  const [next = '', ...rest] = others;
  expect(await node.join(next, 1, 'join')).toBe('in');
  const answers = await Promise.all(rest.map((player) => node.join(player, 1, 'join')));
  expect(answers).toEqual(rest.map(() => 'in'));
  expect(store.reads).toBe(0);
  await clock.forward(OPEN_MS + DRAWN_MS, () => node.settle());
  await node.flows.stop();
  const { asked, taken } = await askedAndIn(truth);
  expect(taken).toEqual(asked);
  await expectAllEnded(truth);
});

it('a question through a dead process is taken before a later one through another process', async () => {
  const { truth, clock, node, players } = await openedRoom(4);
  const [one = '', two = '', three = '', four = ''] = players;
  for (const player of [one, two]) expect(await node.join(player, 1, 'join')).toBe('in');
  const mortal = await openRollNode({ store: truth, clock: clock.read, timers: new HandClock().timers });
  await mortal.settle();
  await ask(mortal, three);
  expect(await node.join(four, 1, 'join')).toBe('in');
  const { asked, taken } = await askedAndIn(truth);
  expect(asked).toEqual(players.map((player) => `player-${player}`));
  expect(taken).toEqual(asked);
  await clock.forward(OPEN_MS + DRAWN_MS, () => node.settle());
  for (const { flows } of [node, mortal]) await flows.stop();
  await expectAllEnded(truth);
});

it('a repeated question gets the same answer, however far behind the lists are', async () => {
  const { node, players } = await openedRoom(3);
  const [one = '', two = '', three = ''] = players;
  const locked: Making = { ...ROOM, n: 2, passwords: ['sesame'] };
  await node.open(locked);
  for (const player of [one, two]) expect(await node.join(player, 1, 'join')).toBe('in');
  // Both use the one password before the room takes anybody.
  const joins = [two, three].map((player) => node.join(player, 2, 'again', 'sesame'));
  expect(await Promise.all(joins)).toEqual(['in', 'turned away']);
  const { game } = node;
  const parts = { game, progress: { hurried: async () => false }, ask: { entryAt: () => undefined } };
  const again = async (playerId: string, n: number, key: string) => {
    const known = await game.store.findCommand(playerStream(playerId), key);
    return answeredBefore(parts, roomIdOf(n), known?.position ?? '');
  };
  const positionsOf = async (n: number, type: string) =>
    (await game.store.readStream(roomStream(roomIdOf(n)), 1, 100))
      .filter(({ record }) => record.includes(`"type":"${type}"`))
      .map(({ position }) => position);
  const [first, second] = await positionsOf(1, 'EntriesTaken');
  const [turnedAway] = await positionsOf(2, 'EntryTurnedAway');
  expect(await again(one, 1, 'join')).toEqual({ n: 1, position: first });
  expect(await again(two, 1, 'join')).toEqual({ n: 2, position: second });
  // Both were answered in one append, which ends with the refusal.
  expect(await again(two, 2, 'again')).toEqual({ n: 1, position: turnedAway });
  expect(await again(three, 2, 'again')).toEqual({ why: 'password-used' });
  await node.flows.stop();
});

it('questions through two processes are taken in log order by either', async () => {
  const { truth, clock, node: here, players } = await openedRoom(40);
  const there = await openRollNode({ store: truth, clock: clock.read, timers: new HandClock().timers });
  const joins = players.map(async (player, n) => {
    // Some at once, some later, alternating between the processes.
    for (let turns = n % 7; turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
    return (n % 3 === 0 ? there : here).join(player, 1, 'join');
  });
  expect(await Promise.all(joins)).toEqual(players.map(() => 'in'));
  await clock.forward(OPEN_MS + DRAWN_MS, () => here.settle());
  for (const node of [here, there]) await node.flows.stop();
  const { asked, taken } = await askedAndIn(truth);
  expect(taken).toEqual(asked);
  expect(taken).toHaveLength(players.length);
  await expectAllEnded(truth);
});
