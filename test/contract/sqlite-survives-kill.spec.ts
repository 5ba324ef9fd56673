import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type EventReader,
  type EventStore,
  openSqliteReader,
  openSqliteStore,
  ordinalOf,
  START,
} from '@skins/api/foundation/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFile } from '../programs.ts';

const ROUNDS = 4;
/** Acknowledged appends before the writer is killed; each round adds as many. */
const ACKNOWLEDGED_STEP = 97;
const EVENTS_PER_APPEND = 3;
const EVERYTHING = 1_000_000;

describe('the SQLite store after a kill', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skins-kill-'));
    file = join(folder, 'events.db');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has every acknowledged append, and any other one either whole or not at all', async () => {
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      acknowledged.push(...(await acknowledgedBeforeKill(file, round, round * ACKNOWLEDGED_STEP)));

      const reader = openSqliteReader(file);
      await expectWhole(reader);
      await reader.close();
      const store = openSqliteStore(file);
      await expectKept(store, acknowledged);
      await store.close();
    }
  });
});

/** Runs a writer in its own process, kills it at work, and returns the appends that it acknowledged. */
async function acknowledgedBeforeKill(file: string, round: number, enough: number): Promise<string[]> {
  const writer = spawn(process.execPath, [builtFile('append-until-killed'), file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === enough) writer.kill('SIGKILL');
  }
  await expect(ended).resolves.toEqual([null, 'SIGKILL']);
  return acknowledged;
}

async function expectKept(store: EventStore, acknowledged: readonly string[]): Promise<void> {
  const known = await Promise.all(
    acknowledged.map((line) => {
      const [stream = '', id = ''] = line.split(' ');
      return store.findCommand(stream, id);
    }),
  );
  expect(known.filter((command) => command?.count !== EVENTS_PER_APPEND)).toEqual([]);
}

/** Expects a log without gaps, in which each command's events are complete and adjacent. */
async function expectWhole(reader: EventReader): Promise<void> {
  const log = await reader.readAll(START, EVERYTHING);
  expect(log.map(({ position }) => ordinalOf(position))).toEqual(log.map((_, index) => index + 1));
  const commands = log.map(({ record }) =>
    /"stream":"([^"]*)".*"command":"([^"]*)"/.exec(record)?.slice(1).join(' '),
  );
  const starts = commands.filter((_, index) => index % EVENTS_PER_APPEND === 0);
  expect(commands).toEqual(
    starts.flatMap((command) => Array<typeof command>(EVENTS_PER_APPEND).fill(command)),
  );
  expect(new Set(starts).size).toBe(starts.length);
}
