import { EventStoreDBClient } from '@eventstore/db-client';
import {
  type Appended,
  FencedOff,
  START,
  StorageBroken,
  ordinalOf,
  positionOf,
} from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { esdbDraft, esdbFacts, openEsdbStore } from '../../api/src/foundation/store/esdb/open.ts';
import { A, B, appendOf, commandOf, eventsOf } from '../contract/store/appends.ts';
import { startProxy } from '../postgres/cut-proxy.ts';
import { WAITS, logsForTests, recordsIn } from './log-kit.ts';
import type { AppendFault } from './protocol-server.ts';
import { addressOf, startServer } from './server.ts';

describe('the store in EventStoreDB, when something fails', () => {
  const { running, server, address, useAddress, path, open, openReader, logStream } = logsForTests();

  it.each<AppendFault>(['request lost', 'answer lost', 'hangs unwritten', 'hangs written'])(
    'appends once when the server fails in a commit: %s',
    async (fault) => {
      const store = await open();
      const heads: string[] = [];
      store.subscribe((head) => heads.push(head));
      await store.append(appendOf({ command: commandOf('before') }));
      server().failNextAppend(fault, '"id":"cut"');
      const cut = appendOf({ expectedVersion: 1, command: commandOf('cut'), events: eventsOf(2) });
      const refused = appendOf({ stream: B, command: commandOf('no', '{}'), events: [] });
      const answers = await Promise.all([
        store.append(cut),
        store.append(cut),
        store.append(appendOf({ command: commandOf('late') })),
        store.append(refused),
        store.appendTogether([appendOf({ stream: B }), appendOf({ stream: 'player-c' })]),
      ]);
      expect(server().hasFailed).toBe(true);
      expect(answers).toMatchObject([
        { kind: 'appended', position: positionOf(3), firstVersion: 2 },
        { kind: 'duplicate', command: { firstVersion: 2, count: 2, position: positionOf(3) } },
        { kind: 'conflict', actualVersion: 3 },
        { kind: 'appended', position: positionOf(3), firstVersion: 1 },
        { kind: 'appended', each: [{ position: positionOf(4) }, { position: positionOf(5) }] },
      ]);
      expect(await recordsIn(store)).toEqual([`${A} 1`, `${A} 2`, `${A} 3`, `${B} 1`, 'player-c 1']);
      expect(heads).toEqual([positionOf(1), positionOf(5)]);
      expect(await store.append(appendOf({ expectedVersion: 3 }))).toMatchObject({ position: positionOf(6) });
      await store.close();
      expect(server().log.stream(logStream())).toHaveLength(4);
    },
  );

  it.each<AppendFault>(['request lost', 'answer lost'])(
    'rejects what may have happened when the server stays away, and a repeated append finds out: %s',
    async (fault) => {
      const broken: Error[] = [];
      const store = await open({ patienceMs: 300, onBroken: (reason) => broken.push(reason) });
      server().failNextAppend(fault, '"id":"cut"');
      const append = appendOf({ command: commandOf('cut') });
      const rejected = expect(store.append(append)).rejects.toThrow(StorageBroken);
      await expect.poll(() => server().hasFailed).toBe(true);
      server().kill();
      await rejected;
      await expect(store.append(append)).rejects.toThrow(StorageBroken);
      expect(broken).toHaveLength(1);
      expect(await recordsIn(store)).toEqual([]);
      await store.close();

      await running().restart();
      const next = await open();
      expect(await next.append(append)).toMatchObject({
        kind: fault === 'answer lost' ? 'duplicate' : 'appended',
      });
      expect(await recordsIn(next)).toEqual([`${A} 1`]);
      await next.close();
    },
  );

  it('takes another connection when its own has gone silent', async () => {
    const proxy = await startProxy(address());
    useAddress(proxy.through(address()));
    // Shorter than the client itself needs to notice.
    const store = await open({ patienceMs: 3_000 });
    await store.append(appendOf());
    proxy.freeze();
    expect(await store.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    await store.close();
    await proxy.close();
  });

  it('knows its own event by its id, also where the server does not', async () => {
    const store = await open();
    server().log.recognisesRepeats = false;
    server().failNextAppend('answer lost', '"id":"cut"');
    expect(await store.append(appendOf({ command: commandOf('cut') }))).toMatchObject({ kind: 'appended' });
    server().log.recognisesRepeats = true;
    expect(await recordsIn(store)).toEqual([`${A} 1`]);
    await store.close();
  });

  it('refuses a stream whose events the server deletes', async () => {
    await (await open()).close();
    const { connection } = addressOf(address());
    const client = EventStoreDBClient.connectionString(connection);
    const options = { credentials: { username: 'anonymous', password: '' } };
    await client.setStreamMetadata(logStream(), { maxCount: 100 }, options);
    await client.dispose();
    await expect(open()).rejects.toThrow('maxCount of the stream');
    const { risks } = await esdbFacts(addressOf(address()), path('log.sqlite'));
    expect(risks.join(' ')).toContain('the server deletes events of the log');
  });

  it('fences off the first writer when a second one opens the log', async () => {
    const broken: Error[] = [];
    const first = await open({ onBroken: (reason) => broken.push(reason) });
    await first.append(appendOf());
    const held = server().holdNextAppend('"id":"held"');
    const rejected = expect(
      first.append(appendOf({ expectedVersion: 1, command: commandOf('held') })),
    ).rejects.toThrow(FencedOff);
    const pass = await held;
    const second = await open({}, 'second/log.sqlite');
    pass();
    await rejected;
    await expect(first.append(appendOf({ stream: B }))).rejects.toThrow('another server has taken over');
    expect(broken).toHaveLength(1);
    expect(await second.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    expect(await recordsIn(second)).toEqual([`${A} 1`, `${A} 2`]);
    await Promise.all([first.close(), second.close()]);
  });

  it('takes over what an earlier writer commits meanwhile', async () => {
    const first = await open();
    const held = server().holdNextAppend('"writer"');
    const opening = open({}, 'second/log.sqlite');
    const pass = await held;
    await first.append(appendOf());
    pass();
    const second = await opening;
    expect(await recordsIn(second)).toEqual([`${A} 1`]);
    expect(await second.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    await Promise.all([first.close(), second.close()]);
  });

  it('keeps every acknowledged append through crashes of the server, and goes on by itself', async () => {
    const store = await open();
    const acknowledged: string[] = [];
    const ending = new AbortController();
    const appendForEver = async (stream: string) => {
      for (let version = 0; !ending.signal.aborted; version += 2) {
        const id = `${stream}-${version}`;
        const append = appendOf({
          stream,
          expectedVersion: version,
          events: eventsOf(2),
          command: commandOf(id),
        });
        const answer: Appended = await store.append(append);
        expect(answer).toMatchObject({ kind: 'appended' });
        acknowledged.push(id);
      }
    };
    const appending = ['player-a', 'player-b', 'player-c'].map(appendForEver);
    for (let round = 1; round <= 3; round += 1) {
      const reached = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(reached + 20);
      await running().restart();
    }
    ending.abort();
    await Promise.all(appending);
    const log = await store.readAll(START, 100_000);
    expect(log.map(({ position }) => ordinalOf(position))).toEqual(log.map((_, index) => index + 1));
    const ids = log.map(({ record }) => /"command":"([^"]*)"/.exec(record)?.[1] ?? '');
    expect(log).toHaveLength(2 * acknowledged.length);
    expect(new Set(ids)).toEqual(new Set(acknowledged));
    await store.close();
  });

  it('gives no position twice: appends reject once the log is shorter than this writer knows', async () => {
    const broken: Error[] = [];
    const store = await open({ onBroken: (reason) => broken.push(reason) });
    await store.append(appendOf());
    await store.append(appendOf({ expectedVersion: 1 }));
    server().log.loseLast(logStream());
    const append = appendOf({ expectedVersion: 2 });
    await expect(store.append(append)).rejects.toThrow('has lost commits');
    await expect(store.append(append)).rejects.toThrow(StorageBroken);
    expect(broken).toHaveLength(1);
    await store.close();
    const next = await open();
    expect(await next.head()).toBe(positionOf(1));
    expect(await recordsIn(next)).toEqual([`${A} 1`]);
    await next.close();
  });

  it('refuses a log that a newer program wrote, and a stream that is none', async () => {
    await (await open()).close();
    const name = addressOf(address()).log;
    server().log.change(name, 0n, (text) => text.replace('"format":1', '"format":99'));
    await expect(open()).rejects.toThrow('a newer program wrote it');
    await expect(openReader()).rejects.toThrow('a newer program wrote it');
    server().log.change(name, 0n, () => '{"order":1}');
    await expect(open()).rejects.toThrow('is none of a log');
  });

  it('keeps a draft that was put in place when a later step of the import fails', async () => {
    await (await open()).close();
    const draft = esdbDraft(addressOf(address()), path('log.sqlite'), path('draft/log.sqlite'));
    const store = await draft.openStore();
    await store.append(appendOf());
    await store.close();
    await draft.putInPlace();
    await draft.discard();
    const placed = await open();
    expect(await recordsIn(placed)).toEqual([`${A} 1`]);
    await placed.close();
  });

  it('says that there is no log, and no server', async () => {
    await expect(openReader()).rejects.toThrow('there is no log in esdb://127.0.0.1');
    const nowhere = addressOf('esdb://skins:hidden@127.0.0.1:1/skins?tls=false');
    const refused = openEsdbStore(nowhere, path('log.sqlite'), WAITS);
    await expect(refused).rejects.toThrow('esdb://127.0.0.1:1/skins cannot be reached');
    await expect(refused).rejects.not.toThrow('hidden');
  });

  it('says so when the server takes only smaller appends', async () => {
    const small = await startServer({ maxAppendSize: 1_000 });
    useAddress(small.newStore());
    const store = await open();
    await expect(store.append(appendOf({ events: eventsOf(50) }))).rejects.toThrow('MaxAppendSize');
    expect(await store.append(appendOf())).toMatchObject({ kind: 'appended', position: positionOf(1) });
    await store.close();
    small.remove();
  });
});
