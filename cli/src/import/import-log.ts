import { renameSync, rmSync } from 'node:fs';
import { dataFolder, makeDataFolder, syncFolder } from '@skins/api/foundation/files';
import { type MasterSecret, anchorOf } from '@skins/api/foundation/secrets';
import { type LogPlace, type LogStore, type Position, START, logPlace } from '@skins/api/foundation/store';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { playerOf } from '@skins/engine/accounts';
import { EpochOpened } from '@skins/engine/epochs';
import type { Envelope, EventOf } from '@skins/engine/kernel';
import { SeedChainCommitted } from '@skins/engine/seeds';
import { keyText } from '@skins/engine/transparency';
import { areSignedBy } from '../log/evidence.ts';
import type { LogSource } from '../log/log-source.ts';
import { Problem } from '../problem.ts';
import { appendLog } from './append-log.ts';
import { BroughtCheckpoints } from './brought-checkpoints.ts';

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

/** The shop to import into. */
interface ImportTarget {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly secret: MasterSecret | undefined;
}

/**
 * Imports a verified log into an empty data folder: every record byte for byte, its command marks and its checkpoints. All of it or
 * nothing.
 * @throws Problem if the folder holds a log already
 */
export async function importLog(
  source: LogSource,
  { folder, environment, secret }: ImportTarget,
  onProgress: (read: number) => void,
): Promise<ImportedLog> {
  const files = dataFolder(folder);
  const place = logPlace(files.log, environment);
  const demandEmpty = (head: Position) => {
    if (head === START) return;
    throw new Problem(`${place.isFile ? folder : place.name} holds a log already: import into an empty one`);
  };
  // Opening the store would fence off a shop that writes to a log on a server.
  if (!place.isFile && (await place.holdsLog())) demandEmpty(await headOf(place));
  // Held until the new log is in place, to keep every other writer out.
  const present = await place.openStore({ thread: false });
  const draft = dataFolder(files.incoming);
  const draftLog = place.draft(draft.log);
  try {
    demandEmpty(await present.head());
    rmSync(files.incoming, { recursive: true, force: true });
    makeDataFolder(draft);
    const watching = { secret, readModels: draft.readModels };
    const imported = await fillDraft(() => draftLog.openStore(), source, watching, onProgress);
    // Existing read models were built from another log.
    for (const rest of ['-wal', '-shm']) rmSync(`${files.readModels}${rest}`, { force: true });
    renameSync(draft.readModels, files.readModels);
    await present.close();
    await draftLog.putInPlace();
    await syncFolder(folder);
    return { ...imported, foreign: isForeign(source, secret) };
  } catch (error) {
    // A draft that stays harms nothing: the next import deletes it.
    await draftLog.discard().catch(() => undefined);
    throw error;
  } finally {
    await present.close();
    rmSync(files.incoming, { recursive: true, force: true });
  }
}

async function headOf(place: LogPlace): Promise<Position> {
  const reader = await place.openReader();
  try {
    return await reader.head();
  } finally {
    await reader.close();
  }
}

async function fillDraft(
  openStore: () => Promise<LogStore>,
  source: LogSource,
  { secret, readModels }: { secret: MasterSecret | undefined; readModels: string },
  onProgress: (read: number) => void,
): Promise<Omit<ImportedLog, 'foreign'>> {
  const checkpoints = new BroughtCheckpoints(readModels, source.evidence.checkpoints);
  try {
    const imported = await fillStore(await openStore(), source, { secret, checkpoints }, onProgress);
    return { ...imported, checkpoints: checkpoints.finish() };
  } finally {
    checkpoints.close();
  }
}

interface Watching {
  readonly secret: MasterSecret | undefined;
  readonly checkpoints: BroughtCheckpoints;
}

async function fillStore(
  store: LogStore,
  source: LogSource,
  { secret, checkpoints }: Watching,
  onProgress: (read: number) => void,
): Promise<Omit<ImportedLog, 'checkpoints' | 'foreign'>> {
  let playable: boolean | undefined;
  let epochName: string | undefined;
  try {
    const counts = await appendLog(source, store, {
      onRecord: (record, { time }) => checkpoints.take(record, time),
      onCommand: ({ events }) => {
        epochName = events.find(isEpoch)?.data.name ?? epochName;
        playable ??= continues(events, epochName, secret);
      },
      onProgress,
    });
    return { ...counts, playable };
  } finally {
    await store.close();
  }
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
