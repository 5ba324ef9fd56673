import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, NO_STREAM, jsonEvent } from '@eventstore/db-client';
import type { Append } from '@skins/api/foundation/store';
import { openEsdbStore } from '../../api/src/foundation/store/esdb/open.ts';
import { ProtocolServer } from '../esdb/protocol-server.ts';
import { addressOf } from '../esdb/server.ts';
import type { Bench, Figure } from './figure.ts';

const APPENDS = 6_400;
const AT_ONCE = [1, 64];
const STREAMS = 1_000;
/** Events of an append, and bytes of the data of each, as in an open of one box. */
const [EVENTS, BYTES] = [4, 180];
const CREDENTIALS = { username: 'anonymous', password: '' };

interface Layout {
  append(append: Append): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Measures two layouts of a log in EventStoreDB: one stream of whole batches, and a stream per aggregate. Their server is the
 * tests' in memory, in this process: it shows round trips and bytes, and no speed of a real one.
 */
export const esdbLayouts: Bench = async (progress) => {
  const figures: Figure[] = [];
  for (const [name, open] of Object.entries({
    'one stream of batches': oneStream,
    'a stream per aggregate': perAggregate,
  }))
    for (const atOnce of AT_ONCE) {
      progress(`${name}, ${atOnce} at once`);
      figures.push(...(await measured(name, open, atOnce)));
    }
  progress('making the copy anew');
  figures.push(...(await copyMadeAnew()));
  return figures;
};

async function measured(name: string, open: typeof oneStream, atOnce: number): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-layout-'));
  const server = new ProtocolServer();
  await server.start();
  const layout = await open(server, folder);
  try {
    const start = performance.now();
    await appendAll(layout, atOnce);
    const us = ((performance.now() - start) * 1_000) / APPENDS;
    const figure = (what: string, unit: string, value: number): Figure => ({
      name: `EventStoreDB: ${name}, ${what}, ${atOnce} at once`,
      unit,
      value,
    });
    return [
      figure('calls of an append', 'calls', (server.calls.get('append') ?? 0) / APPENDS),
      figure('events and metadata of an append', 'bytes', bytesOn(server) / APPENDS),
      figure('time of an append, client and server', 'µs', us),
    ];
  } finally {
    await layout.close();
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Measures a start without a copy. */
async function copyMadeAnew(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-layout-'));
  const server = new ProtocolServer();
  await server.start();
  try {
    const first = await oneStream(server, join(folder, 'first'));
    await appendAll(first, 64);
    await first.close();
    const start = performance.now();
    const second = await oneStream(server, join(folder, 'second'));
    const us = ((performance.now() - start) * 1_000) / (APPENDS * EVENTS);
    await second.close();
    const bytes = statSync(join(folder, 'second', 'log-copy.sqlite')).size / (APPENDS * EVENTS);
    return [
      { name: 'EventStoreDB: copy made anew, an event', unit: 'µs', value: us },
      { name: 'EventStoreDB: copy, an event', unit: 'bytes', value: bytes },
    ];
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function appendAll(layout: Layout, atOnce: number): Promise<void> {
  for (let done = 0; done < APPENDS; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => layout.append(appendOf(done + index))));
}

async function oneStream(server: ProtocolServer, folder: string): Promise<Layout> {
  const store = await openEsdbStore(addressOf(urlOf(server)), join(folder, 'log.sqlite'));
  return { append: (append) => store.append(append), close: () => store.close() };
}

/** Each append in a call of its own: the client has no append over several streams. A command's mark is in its first event. */
async function perAggregate(server: ProtocolServer): Promise<Layout> {
  const client = EventStoreDBClient.connectionString(urlOf(server));
  return {
    append: ({ stream, expectedVersion, events, command, time, actor }) =>
      client.appendToStream(
        stream,
        events.map(({ type, v, data }, index) => {
          const mark = index === 0 ? { input: command.inputHash } : {};
          return jsonEvent({
            type,
            data: { v, data },
            metadata: { time, actor, command: command.id, ...mark },
          });
        }),
        {
          expectedRevision: expectedVersion === 0 ? NO_STREAM : BigInt(expectedVersion - 1),
          credentials: CREDENTIALS,
        },
      ),
    close: () => client.dispose(),
  };
}

const urlOf = (server: ProtocolServer): string => `esdb://127.0.0.1:${server.port}/bench?tls=false`;

function appendOf(number: number): Append {
  const player = number % STREAMS;
  return {
    stream: `player-${player}`,
    expectedVersion: Math.floor(number / STREAMS) * EVENTS,
    events: Array.from({ length: EVENTS }, () => ({
      type: 'BoxOpened',
      v: 1,
      data: { text: 'x'.repeat(BYTES) },
    })),
    command: { id: randomUUID(), inputHash: 'a'.repeat(64) },
    time: Date.now(),
    actor: `player:${player}`,
  };
}

const bytesOn = (server: ProtocolServer): number =>
  server.log.all.reduce(
    (sum, { data, metadata, type }) => sum + data.length + metadata.length + type.length,
    0,
  );
