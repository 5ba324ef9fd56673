import { renameSync, rmSync } from 'node:fs';
import { type DataFolder, dataFolder, makeDataFolder, syncFolder } from '@skins/api/foundation/files';
import { type MasterSecret, anchorOf } from '@skins/api/foundation/secrets';
import { type EventStore, START, openSqliteStore } from '@skins/api/foundation/store';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { playerOf } from '@skins/engine/accounts';
import { EpochOpened } from '@skins/engine/epochs';
import { type Envelope, type EventOf, invariant } from '@skins/engine/kernel';
import { SeedChainCommitted } from '@skins/engine/seeds';
import { keyText } from '@skins/engine/transparency';
import { areSignedBy } from '../log/evidence.ts';
import type { LogSource } from '../log/log-source.ts';
import type { Mark } from '../log/mark-lines.ts';
import { Problem } from '../problem.ts';
import { BroughtCheckpoints } from './brought-checkpoints.ts';
import { type LoggedCommand, commandsOf } from './commands-of.ts';

/** Concurrent appends; the store commits them together. */
const APPENDS_AT_ONCE = 256;
/** Events do not contain their command's input. Without the command's mark, a repeat is refused as a different request. */
const UNKNOWN_INPUT = '0'.repeat(64);

export interface ImportedLog {
  readonly events: number;
  readonly commands: number;
  /** commands whose repeats cannot be recognised, because the log does not contain their marks */
  readonly unmarked: number;
  readonly checkpoints: number;
  /** whether the checkpoints were signed with another secret than this one */
  readonly foreign: boolean;
  /** whether the master secret continues the log's seed chains; undefined if the log has none */
  readonly playable: boolean | undefined;
}

/**
 * Imports a verified log into an empty data folder: every record byte for byte, its command marks and its checkpoints. All of it or
 * nothing.
 * @throws Problem if the folder holds a log already
 */
export async function importLog(
  source: LogSource,
  folder: string,
  secret: MasterSecret | undefined,
  onProgress: (read: number) => void,
): Promise<ImportedLog> {
  const files = dataFolder(folder);
  // Held until the new log is in place, to keep every other writer out. It writes nothing, so it needs no thread.
  const present = openSqliteStore(files.log, { thread: false });
  try {
    if ((await present.head()) !== START)
      throw new Problem(`${folder} holds a log already: import into an empty one`);
    rmSync(files.incoming, { recursive: true, force: true });
    const draft = dataFolder(files.incoming);
    makeDataFolder(draft);
    const imported = await fillDraft(draft, source, secret, onProgress);
    // Existing read models were built from another log.
    for (const rest of ['-wal', '-shm']) rmSync(`${files.readModels}${rest}`, { force: true });
    renameSync(draft.readModels, files.readModels);
    await present.close();
    renameSync(draft.log, files.log);
    await syncFolder(folder);
    return { ...imported, foreign: isForeign(source, secret) };
  } finally {
    await present.close();
    rmSync(files.incoming, { recursive: true, force: true });
  }
}

async function fillDraft(
  draft: DataFolder,
  source: LogSource,
  secret: MasterSecret | undefined,
  onProgress: (read: number) => void,
): Promise<Omit<ImportedLog, 'foreign'>> {
  const checkpoints = new BroughtCheckpoints(draft.readModels, source.evidence.checkpoints);
  try {
    const imported = await fill(draft.log, source, { secret, checkpoints }, onProgress);
    return { ...imported, checkpoints: checkpoints.finish() };
  } finally {
    checkpoints.close();
  }
}

interface Watching {
  readonly secret: MasterSecret | undefined;
  readonly checkpoints: BroughtCheckpoints;
}

async function fill(
  file: string,
  source: LogSource,
  { secret, checkpoints }: Watching,
  onProgress: (read: number) => void,
): Promise<Omit<ImportedLog, 'checkpoints' | 'foreign'>> {
  const store = openSqliteStore(file);
  const onRecord = (record: string, { time }: Envelope) => checkpoints.take(record, time);
  const counts = { events: 0, commands: 0, unmarked: 0 };
  let playable: boolean | undefined;
  let epochName: string | undefined;
  try {
    const waiting = new Set<Promise<void>>();
    for await (const command of commandsOf(source, onRecord, onProgress)) {
      counts.events += command.events.length;
      counts.commands += 1;
      if (inputOf(command) === UNKNOWN_INPUT) counts.unmarked += 1;
      epochName = command.events.find(isEpoch)?.data.name ?? epochName;
      playable ??= continues(command.events, epochName, secret);
      const appended: Promise<void> = append(store, command).finally(() => waiting.delete(appended));
      waiting.add(appended);
      if (waiting.size >= APPENDS_AT_ONCE) await Promise.all(waiting);
    }
    await Promise.all(waiting);
  } finally {
    await store.close();
  }
  return { ...counts, playable };
}

/** Returns the hash of a command's input, as its first record or its mark has it. */
const inputOf = ({ events: [first], mark }: LoggedCommand): string =>
  first?.input ?? mark?.inputHash ?? UNKNOWN_INPUT;

async function append(store: EventStore, logged: LoggedCommand): Promise<void> {
  const { events, mark } = logged;
  const { stream, version, time, actor, command, input } = events[0] ?? withoutEvents(mark);
  const { kind } = await store.append({
    stream,
    expectedVersion: version - 1,
    events: events.map(({ type, v, data }) => ({ type, v, data })),
    command: {
      id: command,
      inputHash: inputOf(logged),
      ...(input === undefined ? { beside: true as const } : {}),
      ...(mark?.refusal === undefined ? {} : { refusal: mark.refusal }),
    },
    time,
    actor,
  });
  if (kind !== 'appended')
    throw new Problem(`command ${command} of ${stream} cannot be imported: ${kind} at version ${version}`);
}

/** Returns the append of a command that was refused or had nothing to do. Its actor and time are not stored. */
function withoutEvents(mark: Mark | undefined): Omit<Envelope, 'type' | 'v' | 'data'> {
  invariant(mark !== undefined, 'a command has events, or a mark');
  return { stream: mark.stream, version: mark.firstVersion, time: 0, actor: 'system', command: mark.id };
}

/** Returns whether the log's checkpoints are signed with another key than the secret's. */
function isForeign({ evidence }: LogSource, secret: MasterSecret | undefined): boolean {
  if (secret === undefined) return false;
  const { key } = checkpointSigner(secret);
  // If the log contains this key, its checkpoints were verified with it.
  return evidence.key !== keyText(key) && !areSignedBy(evidence.checkpoints, key);
}

const isEpoch = (event: Envelope): event is Envelope & EventOf<typeof EpochOpened> => EpochOpened.is(event);

/** Returns whether the secret generates the chain that a command commits to; undefined if it commits to none. */
function continues(
  events: readonly Envelope[],
  epochName: string | undefined,
  secret: MasterSecret | undefined,
): boolean | undefined {
  const committed = events.find((event) => SeedChainCommitted.is(event));
  if (committed === undefined || !SeedChainCommitted.is(committed)) return undefined;
  const { chainId, anchor, length } = committed.data;
  const playerId = playerOf(committed.stream) ?? '';
  return secret !== undefined && anchorOf(secret, { playerId, chainId, epochName }, length) === anchor;
}
