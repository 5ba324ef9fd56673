import { endOf } from '@skins/api/foundation/runtime';
import { EntriesTaken } from '@skins/engine/rolls';
import { expect, it } from 'vitest';
import { PLAYERS } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { eventsOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { grownStore, type Making, OPEN_MS, openRollNode, stockedStore } from './node.ts';

const [ANNA = '', BEN = '', CLEO = '', DAVE = ''] = PLAYERS;
const DRAWN_MS = 60_000;
const SKEW_MS = 2_000;
/**
 * Players who join while a room closes; `JOINS=10000 npx vitest run --project system test/rolls/attacks.spec.ts` for
 * a large room.
 */
const JOINS = Number(process.env['JOINS'] ?? '60');
const ROOM: Making = { n: 1, closesAt: new HandClock().time + OPEN_MS };

/** Returns the players in the list of entries, in order. */
async function listIn(store: Parameters<typeof eventsOf>[0]): Promise<string[]> {
  return (await eventsOf(store)).flatMap(({ type, data }) => {
    const event = { type, v: 1, data };
    return EntriesTaken.is(event)
      ? event.data.entries.map(({ joined }) => joined.slice('player-'.length, joined.indexOf('#')))
      : [];
  });
}

it('a room admits questions before its close, exact to the millisecond for any clock (attack 11)', async () => {
  const store = await stockedStore();
  const clock = new HandClock();
  clock.time = Math.max(clock.time, await endOf(store));
  const right = await openRollNode({ store, clock: clock.read, timers: clock.timers });
  await right.open(ROOM);
  await right.settle();
  const behind = await openRollNode({
    store,
    clock: () => clock.time - SKEW_MS,
    timers: new HandClock().timers,
  });
  clock.time = ROOM.closesAt - 1;
  expect(await right.join(ANNA, 1, 'join')).toBe('in');
  clock.time = ROOM.closesAt;
  expect(await right.join(BEN, 1, 'join')).toBe('refused');
  // It is closed by one clock, while the other one is two seconds behind.
  await clock.forward(SKEW_MS / 2, () => right.settle());
  expect(['refused', 'turned away']).toContain(await behind.join(CLEO, 1, 'join'));
  await clock.forward(DRAWN_MS, () => right.settle());
  expect(await right.join(DAVE, 1, 'join')).toBe('refused');
  await right.flows.stop();
  await behind.flows.stop();
  expect(await listIn(store)).toEqual([ANNA]);
  await expectAllEnded(store);
});

it('a one-time password admits one player under concurrency (attack 13)', async () => {
  const store = await stockedStore();
  const clock = new HandClock();
  clock.time = Math.max(clock.time, await endOf(store));
  const node = await openRollNode({ store, clock: clock.read, timers: clock.timers });
  await node.open({ ...ROOM, passwords: ['ONLYONE'] });
  const answers = await Promise.all(PLAYERS.map((player) => node.join(player, 1, 'join', 'ONLYONE')));
  await node.settle();
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
  expect(await node.join(ANNA, 1, 'again', 'ANOTHER')).toBe('refused');
  await clock.forward(OPEN_MS + DRAWN_MS, () => node.settle());
  await node.flows.stop();
  expect(await listIn(store)).toHaveLength(1);
  await expectAllEnded(store);
});

it('each of many players who join during the close is in the list, or was refused', async () => {
  const { store, players } = await grownStore(JOINS);
  const clock = new HandClock();
  clock.time = Math.max(clock.time, await endOf(store));
  const node = await openRollNode({ store, clock: clock.read, timers: clock.timers });
  await node.open(ROOM);
  await node.settle();
  clock.time = ROOM.closesAt - 1;
  const half = players.length / 2;
  const early = players.slice(0, half).map((player) => node.join(player, 1, 'join'));
  // The first player is in, the others are on their way.
  await early[0];
  clock.time = ROOM.closesAt;
  const closing = clock.forward(1_000, () => node.settle());
  const late = players.slice(half).map((player) => node.join(player, 1, 'join'));
  const answers = await Promise.all([...early, ...late]);
  await closing;
  await clock.forward(DRAWN_MS, () => node.settle());
  await node.flows.stop();
  const told = players.filter((_, n) => answers[n] === 'in');
  const list = await listIn(store);
  expect(new Set(list)).toEqual(new Set(told));
  expect(list).toHaveLength(told.length);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(half);
  await expectAllEnded(store);
});
