import { FencedOff, type LogStore, START, ordinalOf, positionOf } from '@skins/api/foundation/store';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { appendOf, commandOf } from '../contract/store/appends.ts';
import { processOver } from '../samples/api/process.ts';
import { type CutProxy, startProxy } from './cut-proxy.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from './server.ts';

interface Joining {
  readonly url?: string;
  readonly onBroken?: (reason: Error) => void;
  readonly wall?: () => number;
}

describe.skipIf(noPostgres !== undefined)(onPostgres('stores of several nodes on one log'), () => {
  let server: PostgresServer;
  let proxy: CutProxy;
  let address: string;
  const opened: LogStore[] = [];
  beforeAll(async () => {
    server = await startPostgres({ max_connections: '100' });
    proxy = await startProxy(server.url);
  });
  beforeEach(async () => void (address = await server.newStore()));
  afterEach(async () => void (await Promise.all(opened.splice(0).map((store) => store.close()))));
  afterAll(async () => {
    await proxy.close();
    await server.remove();
  });

  /** Opens the store of a node, which notes the streams of everything it hears. */
  async function join(name: string, { url = address, onBroken, wall = Date.now }: Joining = {}) {
    const isSetting = (stream: string) => stream.startsWith('rules-');
    const store = await openPostgresStore(url, {
      ...(onBroken && { onBroken }),
      node: { name, isSetting, wall },
    });
    opened.push(store);
    const heard: string[] = [];
    store.follow((recorded) => heard.push(...recorded.map(({ stream }) => stream)));
    return { store, heard };
  }

  const now = () => ({ time: Date.now() });

  it('write one log: each hears of all appends in one order, its own before they are answered', async () => {
    const [one, two] = [await join('one'), await join('two')];
    await Promise.all(
      [one, two].flatMap(({ store }, n) =>
        Array.from({ length: 20 }, (_, k) =>
          store.append(appendOf({ stream: `player-${n}x${k}`, ...now() })),
        ),
      ),
    );
    await expect.poll(() => [one.heard.length, two.heard.length]).toEqual([40, 40]);
    expect(one.heard).toEqual(two.heard);
    const records = await one.store.readAll(START, 100);
    expect(records.map(({ stream }) => stream)).toEqual(one.heard);
    expect(await two.store.append(appendOf({ stream: 'player-own', ...now() }))).toMatchObject({
      kind: 'appended',
    });
    expect(two.heard.at(-1)).toBe('player-own');
  });

  it('answer a command of the other as a repeat, and an append on an old version as a conflict', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const append = appendOf({ command: commandOf('once'), ...now() });
    const both = await Promise.all([one.store.append(append), two.store.append(append)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'duplicate']);
    expect(await two.store.append(appendOf({ command: commandOf('next'), ...now() }))).toMatchObject({
      kind: 'conflict',
      actualVersion: 1,
    });
  });

  it('answer a repeat of the other’s command once they have heard of it', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const { move } = processOver(one.store);
    for (let n = 1; n <= 10; n += 1) {
      const first = await move(1, `move-${n}`);
      expect(await processOver(two.store).move(1, `move-${n}`)).toEqual(first);
      expect(first.kind === 'done' && ordinalOf(first.position)).toBe(two.store.node?.follower.heard);
    }
  });

  it('leave the other one in the log when one renews its fence, and find out what they wrote themselves', async () => {
    const [one, two] = [await join('one', { url: proxy.through(address) }), await join('two')];
    const append = appendOf({ command: commandOf('cut'), ...now() });
    proxy.cutNext('"id":"cut"', 'answer');
    const held = proxy.holdNext('FROM log_head FOR UPDATE');
    const cut = one.store.append(append);
    const pass = await held;
    const between = await two.store.append(appendOf({ stream: 'player-two', ...now() }));
    pass();
    expect(await cut).toMatchObject({ kind: 'appended', position: positionOf(1), firstVersion: 1 });
    expect(between).toMatchObject({ kind: 'appended', position: positionOf(2) });
    expect(await two.store.append(append)).toMatchObject({ kind: 'duplicate' });
  });

  it('take the same append of the other, in the same words, for a repeat when their own was lost', async () => {
    const [one, two] = [await join('one', { url: proxy.through(address) }), await join('two')];
    const append = appendOf({ command: commandOf('cut'), ...now() });
    proxy.cutNext('"id":"cut"', 'request');
    const held = proxy.holdNext('FROM log_head FOR UPDATE');
    const cut = one.store.append(append);
    const pass = await held;
    expect(await two.store.append(append)).toMatchObject({ kind: 'appended' });
    pass();
    expect(await cut).toMatchObject({ kind: 'duplicate' });
  });

  /** Locks the log, so that batches wait in the order in which they come. */
  async function lock(): Promise<{
    readonly waiting: (count: number) => Promise<void>;
    readonly open: () => Promise<void>;
  }> {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query('BEGIN; SELECT FROM log_head FOR UPDATE');
    return {
      waiting: (count) =>
        expect
          .poll(() =>
            server.query(
              `SELECT FROM pg_stat_activity WHERE query LIKE '%log_append%' AND wait_event_type = 'Lock'`,
            ),
          )
          .toHaveLength(count),
      open: async () => {
        await client.query('COMMIT');
        await client.end();
      },
    };
  }

  it('write nothing that was decided before the last setting of another node', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const { waiting, open } = await lock();
    const setting = one.store.append(appendOf({ stream: 'rules-fees', ...now() }));
    await waiting(1);
    const append = appendOf({ stream: 'player-two', ...now() });
    const decided = two.store.append(append);
    await waiting(2);
    await open();
    expect(await setting).toMatchObject({ kind: 'appended' });
    expect(await decided).toMatchObject({ kind: 'conflict' });
    expect(two.heard).toEqual(['rules-fees']);
    expect(await two.store.append(append)).toMatchObject({ kind: 'appended' });
  });

  it('write nothing that read a stream which another has moved since', async () => {
    const [one, two] = [await join('one'), await join('two')];
    await one.store.append(appendOf({ stream: 'battle-1', ...now() }));
    const reading = (stream: string, version: number) =>
      two.store.append({
        ...appendOf({ stream, ...now() }),
        reads: [
          { stream: 'battle-1', version },
          { stream: 'battle-2', version: 0 },
        ],
      });
    expect(await reading('player-early', 0)).toMatchObject({ kind: 'conflict', actualVersion: 0 });
    expect(await reading('player-late', 1)).toMatchObject({ kind: 'appended' });
  });

  it('write nothing more than two seconds older than what another wrote', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const time = Date.now();
    await one.store.append(appendOf({ stream: 'player-one', time }));
    expect(await two.store.append(appendOf({ stream: 'player-two', time: time - 2_001 }))).toMatchObject({
      kind: 'conflict',
    });
    expect(await two.store.append(appendOf({ stream: 'player-two', time: time - 2_000 }))).toMatchObject({
      kind: 'appended',
    });
  });

  it('hold the lease one at a time: an append under the lease of another fails like a stale version', async () => {
    const one = await join('one');
    await expect.poll(() => one.store.node?.lease.generation).toBe(1);
    const two = await join('two');
    const append = (stream: string, lease: number) => appendOf({ stream, lease, ...now() });
    expect(await one.store.append(append('player-one', 1))).toMatchObject({ kind: 'appended' });
    expect(two.store.node?.lease.generation).toBeUndefined();
    await one.store.close();
    await expect.poll(() => two.store.node?.lease.generation, { timeout: 10_000 }).toBe(2);
    expect(await two.store.append(append('player-two', 1))).toMatchObject({ kind: 'conflict' });
    expect(await two.store.append(append('player-two', 2))).toMatchObject({ kind: 'appended' });
  });

  it('end when a process of the same name joins', async () => {
    const broken: Error[] = [];
    const former = await join('one', { onBroken: (reason) => broken.push(reason) });
    const later = await join('one');
    await expect(former.store.append(appendOf(now()))).rejects.toThrow(FencedOff);
    expect(broken[0]).toBeInstanceOf(FencedOff);
    expect(await later.store.append(appendOf(now()))).toMatchObject({ kind: 'appended' });
  });

  it('end an only writer, and keep one off while they run', async () => {
    const only = await openPostgresStore(address);
    opened.push(only);
    const one = await join('one');
    await expect(only.append(appendOf())).rejects.toThrow(FencedOff);
    await expect(openPostgresStore(address)).rejects.toThrow(
      'has running nodes: one. Stop them first, or join them with SKINS_NODE=NAME',
    );
    await one.store.close();
    const next = await openPostgresStore(address);
    opened.push(next);
    expect(await next.append(appendOf())).toMatchObject({ kind: 'appended' });
  });

  it('hear of everything although no notification arrives', async () => {
    const [one, two] = [await join('one'), await join('two')];
    await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`);
    await one.store.append(appendOf(now()));
    await expect.poll(() => two.heard.length).toBe(1);
  });

  it('listen again when the connection is lost as they begin to listen', async () => {
    proxy.cutNext('LISTEN', 'request');
    const cuts = proxy.cuts();
    const [one, two] = [await join('one', { url: proxy.through(address) }), await join('two')];
    await expect.poll(() => proxy.cuts()).toBe(cuts + 1);
    await two.store.append(appendOf(now()));
    await expect.poll(() => one.heard.length).toBe(1);
  });

  it('say that their clock is wrong beside the one of the server', async () => {
    const one = await join('one', { wall: () => Date.now() + 10_000 });
    await expect
      .poll(() => one.store.node?.follower.fault, { timeout: 5_000 })
      .toContain('10.0 s ahead of the clock of');
    const two = await join('two');
    await one.store.append(appendOf(now()));
    expect(two.store.node?.follower.fault).toBeUndefined();
  });
});
