import { describe, expect, it } from 'vitest';
import { CommandRuntime } from './command-runtime.ts';
import type { LoggedEvent } from './logged-event.ts';
import { positionOf } from '../store/index.ts';
import { ShopClock } from './shop-clock.ts';
import { FoldedStreams } from './folded-streams.ts';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { MemoryBudget } from './memory-budget.ts';
import { CoinsMoved, type Purse, moveCoins, purse, purseCodec } from '../../../../test/samples/api/purse.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function open({ bytes = 1_000_000 }: { bytes?: number } = {}) {
  const store = new HeldStore();
  const streams = new FoldedStreams<Purse>(store, purse, purseCodec, new MemoryBudget(bytes));
  const runtime = new CommandRuntime(store, purseCodec, new ShopClock({ wall: () => 0 }, 0));
  const move = (by: number, commandId: string, stream = 'purse-a') =>
    runtime.execute({
      command: moveCoins,
      streams,
      stream,
      commandId,
      input: { by },
      actor: 'player',
      context: () => undefined,
    });
  const coins = async (stream = 'purse-a') => (await streams.read(stream)).state.coins;
  return { store, streams, move, coins };
}

describe('readers', () => {
  it('see only committed events', async () => {
    const { store, streams, move, coins } = open();
    await move(5, 'a');
    store.hold();
    const moving = move(7, 'b');
    await settle();

    expect(await coins()).toBe(5);
    expect(streams.peek('purse-a')).toEqual({ state: { coins: 12 }, version: 2 });
    store.commit();
    await moving;
    expect(await coins()).toBe(12);
  });

  it('see the result of several concurrent commands', async () => {
    const { store, move, coins } = open();
    await move(5, 'a');
    store.hold();
    const moves = [move(1, 'b'), move(1, 'c'), move(1, 'd')];
    await settle();
    store.commit();
    await Promise.all(moves);

    expect(await coins()).toBe(8);
  });

  it('see a commit even if the stream was evicted and loaded again meanwhile', async () => {
    const { store, move, coins } = open({ bytes: 1 });
    await move(5, 'a');
    store.hold();
    const moving = move(7, 'b');
    await settle();
    await coins('purse-b');
    expect(await coins()).toBe(5);
    store.commit();
    await moving;

    expect(await coins()).toBe(12);
  });

  it('see a commit even if the stream was being loaded at that time', async () => {
    const { store, move, coins } = open({ bytes: 1 });
    await move(5, 'a');
    store.hold();
    const moving = move(7, 'b');
    await settle();
    await coins('purse-b');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    store.slowly = promise;
    const loading = coins();
    await settle();
    store.commit();
    await moving;
    store.slowly = undefined;
    resolve(undefined);

    expect(await loading).toBe(5);
    expect(await coins()).toBe(12);
  });
});

describe('readers of a stream that is reloaded', () => {
  it('see what was committed meanwhile, even if the log was read before it', async () => {
    const { store, streams, move, coins } = open();
    await move(5, 'a');
    store.hold();
    const moving = move(7, 'b');
    await settle();
    streams.drop('purse-a');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    store.slowly = promise;
    const loading = coins();
    await settle();
    store.commit();
    await moving;
    store.slowly = undefined;
    resolve(undefined);

    expect(await loading).toBe(12);
    expect(await coins()).toBe(12);
    await move(1, 'c');
    expect(await coins()).toBe(13);
  });
});

describe('evicted streams', () => {
  it('are decided on correctly, however often they are reloaded with commands in progress', async () => {
    const { store, move, coins } = open({ bytes: 1 });
    for (let round = 0; round < 20; round += 1) {
      store.hold();
      const moves = [0, 1, 2, 3].map((n) => move(n + 1, `move-${round}-${n}`, `purse-${n % 2}`));
      await settle();
      store.commit();
      expect(await Promise.all(moves)).toMatchObject(moves.map(() => ({ kind: 'done' })));
    }

    expect([await coins('purse-0'), await coins('purse-1')]).toEqual([20 * 4, 20 * 6]);
  });
});

describe('memory', () => {
  it('is limited by bytes: a large state evicts the least recently used ones', async () => {
    const { store, streams, move, coins } = open({ bytes: 10_000 });
    for (const stream of ['purse-a', 'purse-b', 'purse-c']) await move(1, 'a', stream);
    await coins('purse-a');
    store.reads.length = 0;
    await move(7_500, 'b', 'purse-c');

    expect(['purse-a', 'purse-b', 'purse-c'].map((stream) => streams.peek(stream) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    expect(await coins('purse-b')).toBe(1);
    expect(store.reads).toEqual([1]);
  });

  it('holds a state that is larger than the budget, without errors', async () => {
    const { store, streams, move, coins } = open({ bytes: 5_000 });
    await move(1_000_000, 'a');
    store.hold();
    const moves = [move(1, 'b'), move(1, 'c'), move(5, 'a', 'purse-b')];
    await settle();
    store.commit();
    expect(await Promise.all(moves)).toMatchObject(moves.map(() => ({ kind: 'done' })));

    expect([await coins(), await coins('purse-b')]).toEqual([1_000_002, 5]);
    expect(await move(-1_000_002, 'd')).toMatchObject({ kind: 'done' });
    expect(await coins()).toBe(0);
    expect(streams.peek('purse-a')).toBeDefined();
  });

  it('always holds a pinned stream', async () => {
    const { streams, move, coins } = open({ bytes: 1 });
    streams.keep('purse-a');
    await move(7, 'a');
    for (const stream of ['purse-b', 'purse-c']) await coins(stream);
    await move(1, 'b');

    expect(streams.peek('purse-a')).toEqual({ state: { coins: 8 }, version: 2 });
    expect(streams.peek('purse-b')).toBeUndefined();
  });

  it('is one budget for all kinds', async () => {
    const memory = new MemoryBudget(1_500);
    const store = new HeldStore();
    const [some, others] = [0, 1].map(() => new FoldedStreams<Purse>(store, purse, purseCodec, memory));
    await some?.read('purse-a');
    await others?.read('purse-b');
    await others?.read('purse-c');

    expect(some?.peek('purse-a')).toBeUndefined();
    expect(others?.peek('purse-c')).toBeDefined();
  });
});

describe('a cold load', () => {
  it('reads a long stream in pages, once for all waiting readers, yielding in between', async () => {
    const { store, coins } = open();
    await store.append({
      stream: 'purse-a',
      expectedVersion: 0,
      events: Array.from({ length: 2_500 }, (_, n) => CoinsMoved.of({ by: 1, left: n + 1 })),
      command: { id: 'fill', inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'system',
    });
    const order: string[] = [];
    const waiting = [coins(), coins(), coins()].map((count) =>
      count.then((found) => order.push(`${found} coins`)),
    );
    setImmediate(() => order.push('another'));
    await Promise.all(waiting);

    expect(order).toEqual(['another', '2500 coins', '2500 coins', '2500 coins']);
    expect(store.reads).toEqual([1, 1_001, 2_001]);
  });

  it('of a missing stream is the initial state', async () => {
    const { streams } = open();

    expect(await streams.read('purse-a')).toEqual({ state: purse.initial, version: 0 });
  });

  it('is retried by the next reader after a failure', async () => {
    const { store, move, coins, streams } = open();
    await move(5, 'a');
    streams.drop('purse-a');
    store.unreadable = true;
    await expect(coins()).rejects.toThrow('disk gone');
    store.unreadable = false;

    expect(await coins()).toBe(5);
  });
});

describe('events that another process committed', () => {
  const loggedAt = (version: number, by: number, left: number): LoggedEvent => ({
    position: positionOf(version),
    record: '',
    event: CoinsMoved.of({ by, left }),
    meta: { stream: 'purse-a', version, time: 0, actor: 'player', command: `other-${version}` },
  });

  it('are folded into what is in memory, without reading', async () => {
    const { streams, move, coins } = open();
    await move(5, 'a');
    streams.hear('purse-a', [loggedAt(2, 7, 12)]);
    expect(streams.peek('purse-a')).toEqual({ state: { coins: 12 }, version: 2 });
    expect(await coins()).toBe(12);
  });

  it('change nothing that is not in memory, or has seen them', async () => {
    const { streams, move, coins } = open();
    streams.hear('purse-b', [loggedAt(1, 7, 7)]);
    expect(streams.peek('purse-b')).toBeUndefined();
    await move(5, 'a');
    streams.hear('purse-a', [loggedAt(1, 5, 5)]);
    expect(await coins()).toBe(5);
  });

  it('are read from the store when some before them are missing', async () => {
    const { streams, move, coins } = open();
    await move(5, 'a');
    streams.hear('purse-a', [loggedAt(3, 7, 13)]);
    expect(streams.peek('purse-a')).toBeUndefined();
    expect(await coins()).toBe(5);
  });

  it('are seen by readers at once if this process has staged its own', async () => {
    const { store, streams, move, coins } = open();
    await move(5, 'a');
    store.hold();
    const moving = move(7, 'b');
    await settle();
    streams.hear('purse-a', [loggedAt(2, 7, 12)]);
    expect(await coins()).toBe(12);
    store.commit();
    await moving;
    expect(await coins()).toBe(12);
    await move(1, 'c');
    expect(await coins()).toBe(13);
  });
});
