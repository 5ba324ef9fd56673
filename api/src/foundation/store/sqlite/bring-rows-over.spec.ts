import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryStore } from '../memory.ts';
import type { Append, EventStore, StoredCommand } from '../port.ts';
import { START, ordinalOf, positionOf } from '../position.ts';
import { auditAppends } from '../audit-appends.ts';
import { CommandOrder } from '../commands-in-order.ts';
import { bringLogOver, openSqliteReader, openSqliteStore } from './open.ts';

const APPENDS = 1_200;
const REFUSAL = '{"code":"no"}';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-former-'));
  file = join(folder, 'log.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the n-th append of a log in which every fifth command is refused and the others have one to three events. */
function appendOf(n: number, versions: Map<string, number>): Append {
  const stream = `purse-${n % 7}`;
  const expectedVersion = versions.get(stream) ?? 0;
  const refused = n % 5 === 0;
  const count = refused ? 0 : (n % 3) + 1;
  versions.set(stream, expectedVersion + count);
  return {
    stream,
    expectedVersion,
    events: Array.from({ length: count }, (_, k) => ({ type: 'CoinsMoved', v: 1, data: { n, k } })),
    command: {
      id: `c${n}`,
      inputHash: 'a'.repeat(64),
      beside: true,
      ...(refused ? { refusal: REFUSAL } : {}),
    },
    time: n,
    actor: 'player:é',
  };
}

async function played(): Promise<{ store: EventStore; commands: StoredCommand[] }> {
  const store = createMemoryStore();
  const versions = new Map<string, number>();
  const commands: StoredCommand[] = [];
  for (let n = 1; n <= APPENDS; n += 1) {
    const append = appendOf(n, versions);
    await store.append(append);
    const known = await store.findCommand(append.stream, append.command.id);
    if (known !== undefined) commands.push({ stream: append.stream, id: append.command.id, ...known });
  }
  return { store, commands };
}

/** Writes a file as the program of schema 1 left it. */
async function writeFormer({ store, commands }: Awaited<ReturnType<typeof played>>): Promise<void> {
  const database = new Database(file);
  database.exec(
    `CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     INSERT INTO meta VALUES ('schema', 1);
     CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, record TEXT NOT NULL,
       UNIQUE (stream, version)) STRICT;
     CREATE TABLE commands (stream TEXT NOT NULL, id TEXT NOT NULL, input_hash TEXT NOT NULL, first_version INTEGER NOT NULL,
       count INTEGER NOT NULL, position INTEGER NOT NULL, refusal TEXT, PRIMARY KEY (stream, id)) STRICT, WITHOUT ROWID`,
  );
  const event = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?)');
  const command = database.prepare('INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const { position, stream, version, record } of await store.readAll(START, 100_000))
    event.run(ordinalOf(position), stream, version, record);
  for (const { stream, id, inputHash, firstVersion, count, position, refusal } of commands)
    command.run(stream, id, inputHash, firstVersion, count, ordinalOf(position), refusal ?? null);
  database.close();
}

it('migrates a log of the former schema, keeping each record, command and stream', async () => {
  const former = await played();
  await writeFormer(former);
  bringLogOver(file);

  const reader = openSqliteReader(file);
  const head = await former.store.head();
  expect(await reader.head()).toBe(head);
  expect([...reader.eachRecord()]).toEqual(await former.store.readAll(START, 100_000));
  expect(await reader.readStream('purse-3', 50)).toEqual(await former.store.readStream('purse-3', 50));
  const order = new CommandOrder();
  const commands = [...[...reader.eachAppend()].flatMap((append) => order.take(append)), ...order.rest()];
  expect(commands.toSorted(byNumber)).toEqual(former.commands.toSorted(byNumber));
  for (const { stream, id, ...known } of commands)
    expect(await reader.findCommand(stream, id)).toEqual(known);
  expect(await auditAppends(reader, ordinalOf(head))).toBeUndefined();
  await reader.close();

  const store = openSqliteStore(file, { thread: false });
  const versions = new Map([['purse-1', (await store.readStream('purse-1')).length]]);
  await expect(store.append(appendOf(7_001, versions))).resolves.toMatchObject({
    kind: 'appended',
    position: positionOf(ordinalOf(head) + 3),
  });
  await store.close();
});

it('leaves a file unchanged if its commands do not account for its events', async () => {
  const former = await played();
  await writeFormer({ store: former.store, commands: former.commands.slice(1) });
  expect(() => bringLogOver(file)).toThrow('its commands account for');
  const database = new Database(file);
  expect(database.prepare('SELECT count(*) FROM events').pluck().get()).toBe(
    ordinalOf(await former.store.head()),
  );
  database.close();
});

const byNumber = (a: StoredCommand, b: StoredCommand): number =>
  Number(a.id.slice(1)) - Number(b.id.slice(1));
