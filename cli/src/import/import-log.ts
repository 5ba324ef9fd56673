import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@skins/api/files';
import type { MasterSecret } from '@skins/api/secrets';
import { SeedChains } from '@skins/api/seeds';
import { type EventStore, START, openSqliteStore } from '@skins/api/store';
import type { Envelope } from '@skins/engine/audit';
import { SeedChainCommitted } from '@skins/engine/seeds';
import type { LogSource } from '../log/log-source.ts';
import { Problem } from '../problem.ts';
import { commandsOf } from './commands-of.ts';

/** Appends under way at once: the store commits them together. */
const APPENDS_AT_ONCE = 256;
/** A log does not say what a command was asked for: to repeat an imported one is refused as another wish. */
const UNKNOWN_INPUT = '0'.repeat(64);

export interface ImportedLog {
  readonly events: number;
  /** whether the master secret continues the log's seed chains; undefined when the log has none */
  readonly playable: boolean | undefined;
}

/**
 * Brings a verified log into an empty data folder, every record byte for byte, all of it or nothing.
 * @throws Problem when the folder holds a log already
 */
export async function importLog(
  source: LogSource,
  folder: string,
  secret: MasterSecret | undefined,
  onProgress: (read: number) => void,
): Promise<ImportedLog> {
  const files = dataFolder(folder);
  const draft = join(folder, 'import');
  rmSync(draft, { recursive: true, force: true });
  // Held until the new log takes its place: it keeps every other writer out.
  const present = openSqliteStore(files.log);
  try {
    if ((await present.head()) !== START)
      throw new Problem(`${folder} holds a log already: import into an empty one`);
    const imported = await fill(join(draft, 'log.sqlite'), source, secret, onProgress);
    await present.close();
    renameSync(join(draft, 'log.sqlite'), files.log);
    return imported;
  } finally {
    await present.close();
    rmSync(draft, { recursive: true, force: true });
  }
}

async function fill(
  file: string,
  source: LogSource,
  secret: MasterSecret | undefined,
  onProgress: (read: number) => void,
): Promise<ImportedLog> {
  const store = openSqliteStore(file);
  let events = 0;
  let playable: boolean | undefined;
  try {
    const waiting = new Set<Promise<void>>();
    for await (const command of commandsOf(source, onProgress)) {
      events += command.length;
      playable ??= continues(command, secret);
      const appended: Promise<void> = append(store, command).finally(() => waiting.delete(appended));
      waiting.add(appended);
      if (waiting.size >= APPENDS_AT_ONCE) await Promise.all(waiting);
    }
    await Promise.all(waiting);
  } finally {
    await store.close();
  }
  return { events, playable };
}

async function append(store: EventStore, command: readonly Envelope[]): Promise<void> {
  const [first] = command;
  if (first === undefined) return;
  const { stream, version, time, actor } = first;
  const { kind } = await store.append({
    stream,
    expectedVersion: version - 1,
    events: command.map(({ type, v, data }) => ({ type, v, data })),
    command: { id: first.command, inputHash: UNKNOWN_INPUT },
    time,
    actor,
  });
  if (kind !== 'appended')
    throw new Problem(
      `command ${first.command} of ${stream} cannot be imported: ${kind} at version ${version}`,
    );
}

/** Whether the secret makes the chain that a command commits to; undefined when it commits to none. */
function continues(command: readonly Envelope[], secret: MasterSecret | undefined): boolean | undefined {
  const committed = command.find((event) => SeedChainCommitted.is(event));
  if (committed === undefined || !SeedChainCommitted.is(committed)) return undefined;
  const { chainId, anchor } = committed.data;
  const playerId = committed.stream.slice('player-'.length);
  return secret !== undefined && new SeedChains(secret).anchor(playerId, chainId) === anchor;
}
