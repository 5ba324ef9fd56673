import {
  type Appended,
  type EventStore,
  FencedOff,
  NoRoom,
  START,
  StorageBroken,
  ordinalOf,
  positionOf,
} from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { openPostgresReader, openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { A, B, appendOf, commandOf, eventsOf } from '../contract/store/appends.ts';
import { startProxy } from './cut-proxy.ts';
import { serverToCut } from './cut-server.ts';
import { noPostgres, onPostgres, schemaOf } from './server.ts';

const EVERYTHING = 100_000;
const APPENDED = { kind: 'appended' };

describe.skipIf(noPostgres !== undefined)(onPostgres('the store in PostgreSQL, when something fails'), () => {
  const at = serverToCut();

  const recordsIn = async (store: EventStore) =>
    (await store.readAll(START, EVERYTHING)).map(({ stream, version }) => `${stream} ${version}`);
  const schema = () => schemaOf(at.address);

  it.each(['request', 'answer'] as const)(
    'appends once when the connection is cut in a commit, with its %s',
    async (where) => {
      const store = await openPostgresStore(at.proxy.through(at.address));
      const heads: string[] = [];
      store.subscribe((head) => heads.push(head));
      await store.append(appendOf({ command: commandOf('before') }));
      const cuts = at.proxy.cuts();
      at.proxy.cutNext('"id":"cut"', where);
      const cut = appendOf({ expectedVersion: 1, command: commandOf('cut'), events: eventsOf(2) });
      const refused = appendOf({ stream: B, command: commandOf('no', '{}'), events: [] });
      const answers = await Promise.all([
        store.append(cut),
        store.append(cut),
        store.append(appendOf({ command: commandOf('late') })),
        store.append(refused),
        store.appendTogether([appendOf({ stream: B }), appendOf({ stream: 'player-c' })]),
      ]);
      expect(at.proxy.cuts()).toBe(cuts + 1);
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
    },
  );

  it('rejects what may have happened when the server stays away, and a repeated append finds out', async () => {
    const away = await startProxy(at.server.url);
    const broken: Error[] = [];
    const store = await openPostgresStore(away.through(at.address), {
      patienceMs: 300,
      onBroken: (reason) => broken.push(reason),
    });
    away.cutNext('"id":"cut"', 'answer');
    const append = appendOf({ command: commandOf('cut') });
    const cut = store.append(append);
    const rejected = expect(cut).rejects.toThrow(StorageBroken);
    await expect.poll(() => away.cuts()).toBe(1);
    await away.close();
    await rejected;
    await expect(store.append(append)).rejects.toThrow(StorageBroken);
    expect(broken).toHaveLength(1);
    await store.close();

    const next = await openPostgresStore(at.address);
    expect(await next.append(append)).toMatchObject({ kind: 'duplicate', command: { count: 1 } });
    await next.close();
  });

  it('fences off the first writer when a second one opens the log', async () => {
    const first = await openPostgresStore(at.proxy.through(at.address));
    await first.append(appendOf());
    const held = at.proxy.holdNext('"id":"held"');
    const late = first.append(appendOf({ expectedVersion: 1, command: commandOf('held') }));
    const rejected = expect(late).rejects.toThrow(FencedOff);
    const pass = await held;
    const second = await openPostgresStore(at.address);
    pass();
    await rejected;
    await expect(first.append(appendOf({ stream: B }))).rejects.toThrow('another server has taken over');
    expect(await second.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    expect(await recordsIn(second)).toEqual([`${A} 1`, `${A} 2`]);
    await Promise.all([first.close(), second.close()]);
  });

  it('does not mistake a takeover for its own renewed fence', async () => {
    const first = await openPostgresStore(at.proxy.through(at.address));
    at.proxy.cutNext('"id":"cut"', 'request');
    const held = at.proxy.holdNext('log_renew');
    const late = first.append(appendOf({ command: commandOf('cut') }));
    const rejected = expect(late).rejects.toThrow(FencedOff);
    const pass = await held;
    const second = await openPostgresStore(at.address);
    pass();
    await rejected;
    expect(await recordsIn(second)).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it('keeps every acknowledged append through crashes of the server, and goes on by itself', async () => {
    const store = await openPostgresStore(at.address);
    const acknowledged: string[] = [];
    const ending = new AbortController();
    const appendForEver = async (stream: string) => {
      for (let version = 0; !ending.signal.aborted; version += 2) {
        const id = `${stream}-${version}`;
        const answer: Appended = await store.append(
          appendOf({ stream, expectedVersion: version, events: eventsOf(2), command: commandOf(id) }),
        );
        expect(answer).toMatchObject(APPENDED);
        acknowledged.push(id);
      }
    };
    const appending = ['player-a', 'player-b', 'player-c', 'player-d'].map(appendForEver);
    for (let round = 1; round <= 3; round += 1) {
      const reached = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(reached + 20);
      await at.server.crash();
      await at.server.start();
    }
    const reached = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(reached + 20);
    ending.abort();
    await Promise.all(appending);
    const log = await store.readAll(START, EVERYTHING);
    expect(log.map(({ position }) => ordinalOf(position))).toEqual(log.map((_, index) => index + 1));
    expect(log).toHaveLength(2 * acknowledged.length);
    const ids = log.map(({ record }) => /"command":"([^"]*)"/.exec(record)?.[1] ?? '');
    expect(new Set(ids)).toEqual(new Set(acknowledged));
    await store.close();
  });

  it('has room again after a full disk, and nothing of what it refused', async () => {
    let full = 0;
    const store = await openPostgresStore(at.address, { onNoRoom: () => (full += 1) });
    await store.append(appendOf());
    // The server's own error, thrown where a full disk throws it.
    await at.server.query(
      `CREATE FUNCTION ${schema()}.no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT ON ${schema()}.log_appends
         FOR EACH ROW EXECUTE FUNCTION ${schema()}.no_room()`,
    );
    await expect(store.append(appendOf({ expectedVersion: 1 }))).rejects.toThrow(NoRoom);
    await at.server.query(`DROP TRIGGER no_room ON ${schema()}.log_appends`);
    expect(full).toBe(1);
    expect(await store.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    expect(await recordsIn(store)).toEqual([`${A} 1`, `${A} 2`]);
    await store.close();
  });

  it.each([
    [
      'a flipped byte',
      `UPDATE log_appends SET content = replace(content, '"by"', '"bx"') WHERE append = 2`,
      'append 2: its checksum',
    ],
    [
      'another command in the index',
      `UPDATE log_appends SET command = '"other"' WHERE append = 2`,
      'append 2: its columns',
    ],
    [
      'a missing append',
      'DELETE FROM log_appends WHERE append = 2',
      'append 3 with 4 events does not follow append 1',
    ],
    [
      'a missing first append',
      'DELETE FROM log_appends WHERE append = 1',
      'append 2 with 3 events does not follow append 0',
    ],
    [
      'a missing last append',
      'DELETE FROM log_appends WHERE append = 3',
      'the last append is 2, and log_head says 3',
    ],
  ])('reports %s', async (_what, sql, sentence) => {
    const store = await openPostgresStore(at.address);
    for (const expectedVersion of [0, 1, 3])
      await store.append(
        appendOf({
          expectedVersion,
          events: [{ type: 'Moved', v: 1, data: { by: 1 } }, ...eventsOf(expectedVersion === 1 ? 1 : 0)],
        }),
      );
    await store.close();
    await at.server.query(`SET search_path = ${schema()}; ${sql}; RESET search_path`);
    const reader = await openPostgresReader(at.address);
    const reading = (async () => {
      for await (const page of reader.pages()) expect(page.length).toBeGreaterThan(0);
    })();
    await expect(reading).rejects.toThrow(sentence);
    await reader.close();
  });

  it('refuses a log that a newer program wrote, to write and to read', async () => {
    await (await openPostgresStore(at.address)).close();
    await at.server.query(`UPDATE ${schema()}.log_schema SET version = 99`);
    await expect(openPostgresStore(at.address)).rejects.toThrow('a newer program wrote it');
    await expect(openPostgresReader(at.address)).rejects.toThrow('a newer program wrote it');
    await at.server.query(`UPDATE ${schema()}.log_schema SET version = 1`);
  });

  it('tells that there is no log, and no server', async () => {
    await expect(openPostgresReader(at.server.url)).rejects.toThrow(
      'there is no log in postgres://127.0.0.1',
    );
    await expect(openPostgresStore('postgres://skins:hidden@127.0.0.1:1/postgres')).rejects.toThrow(
      'postgres://127.0.0.1:1/postgres cannot be reached',
    );
  });

  it('commits to the disk where the server would not', async () => {
    const lazy = new URL(at.address);
    lazy.searchParams.set('options', `${lazy.searchParams.get('options')} -c synchronous_commit=off`);
    const store = await openPostgresStore(lazy.href);
    await store.append(appendOf());
    await at.server.crash();
    await at.server.start();
    expect(await recordsIn(store)).toEqual([`${A} 1`]);
    await store.close();
  });
});
