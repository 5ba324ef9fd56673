import { existsSync, realpathSync } from 'node:fs';
import { firstChain } from '../custody/index.ts';
import type { DataFolder } from '../files/index.ts';
import type { MasterSecret } from '../secrets/index.ts';
import { checkpointSigner } from '../transparency/index.ts';
import { type LogPlace, logPlace } from '../store/index.ts';
import { type Mark, MarkFile, markFolder } from './mark-file.ts';
import { type Contradiction, type Held, holdLog } from './held-log.ts';
import { isReplica } from './replica-note.ts';
import { leafAt, logAtRest, sizeOf } from './log-at-rest.ts';
import { type Memories, readMemories } from './memories.ts';

/** A log may be older than, or different from, what is remembered of it: seeds that players have seen would be rolled again. */
class NotTheNewestLog extends Error {
  override readonly name: string = 'NotTheNewestLog';
}

/** Nothing tells whether the log is the newest one; the operator must say so. */
export class UnknownLog extends NotTheNewestLog {}

/**
 * The operator's statement about the data folder: nothing; moved, with the newest state of the log; or restored from a
 * copy that may be older.
 */
export type Said = 'nothing' | 'moved' | 'restored';

/** A log's data folder, and its mark. */
interface LogAndMark {
  readonly files: DataFolder;
  readonly log: LogPlace;
  /** undefined while there is no secret */
  readonly markFile: MarkFile | undefined;
  /** name of the node that starts, one of several; undefined for the only server */
  readonly node?: string | undefined;
}

/** Returns a data folder's log and its mark, which is found by the key derived from the secret. */
export const logAndMark = (
  files: DataFolder,
  secret: MasterSecret | undefined,
  environment: NodeJS.ProcessEnv,
): LogAndMark => {
  const folder = markFolder(environment, files.folder);
  return {
    files,
    log: logPlace(files.log, environment),
    markFile: secret && new MarkFile(folder, checkpointSigner(secret).key),
  };
};

/** A log that may be continued. */
export interface Admitted extends Held {
  readonly mark: Mark | undefined;
  /** whether accounts.sqlite is older than the mark remembers */
  readonly accountsPutBack: boolean;
}

/**
 * Compares the log of a data folder with everything that is remembered of it; only reads.
 * @throws NotTheNewestLog when it must not be continued; MarkProblem, DamagedFile
 */
export async function admitLog(
  { files, log: place, markFile, node }: LogAndMark,
  said: Said,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Admitted> {
  // Read these before the log, which may grow meanwhile and would otherwise seem shorter than remembered.
  const memories = readMemories(files, markFile);
  const log = await logAtRest(place);
  try {
    const size = await sizeOf(log);
    if (log === undefined || size === 0) return admitNone(place, memories, said);
    const held = await holdLog(log, size, memories, {
      whole: said !== 'nothing',
      onProgress: (done) => onProgress(done, size),
    });
    if (said !== 'restored') {
      demandMet(files, place, held);
      const { mark } = memories;
      if (mark !== undefined && mark.log !== (await leafAt(log, 1)))
        throw new NotTheNewestLog(
          `${markFile?.path} remembers another log of the same key than ${place.name}. ${ONLY_RESTORED}`,
        );
      if (said === 'nothing') await demandKnown({ files, log: place, markFile, node }, memories, size);
    }
    return { ...held, mark: memories.mark, accountsPutBack: accountsPutBack(memories) };
  } finally {
    await log?.close();
  }
}

/** Returns the canonical path of a data folder. */
export const realFolder = ({ folder }: DataFolder): string =>
  existsSync(folder) ? realpathSync(folder) : folder;

const ONLY_RESTORED =
  'Bring the newest state back; if it is lost for good, start with --restored, which voids what was committed and not yet revealed';
const BOTH_WAYS =
  'If this is its newest state, moved here or never marked, start once with --moved; if it was put back from a copy, with --restored';

const NEW_REPLICA =
  'It is a replica from which no node has started: delete it, and make a new one with skins replica from a node on this log';

function demandMet(files: DataFolder, { name }: LogPlace, { size, contradictions: [first] }: Held): void {
  if (first === undefined) return;
  const cure = isReplica(files) ? NEW_REPLICA : ONLY_RESTORED;
  throw new NotTheNewestLog(`${sentence(name, size, first)}. ${cure}`);
}

function sentence(log: string, size: number, { kind, memory }: Contradiction): string {
  return kind === 'shorter'
    ? `the log went back in time: ${memory.file} remembers ${memory.size} events, ${log} has ${size}`
    : `the log is not what is remembered of it: ${memory.file} remembers ${memory.size} other events than the first ${memory.size} of ${log}`;
}

/** Requires a mark of the log in this folder. A log without players has nothing that could be rolled again. */
async function demandKnown(
  { files, log, markFile, node }: LogAndMark,
  { mark, readModels }: Memories,
  size: number,
): Promise<void> {
  const folder = realFolder(files);
  if (mark?.folder === folder) return;
  if (mark === undefined) {
    if (markFile === undefined || (await firstChain(log)) === undefined) return;
    // Its lists remember the log, and other nodes write to it.
    if (node !== undefined && readModels?.tree !== undefined && isReplica(files)) return;
    throw new UnknownLog(
      `${markFile.path} is not there, and ${log.name} has ${size} events: nothing says whether these are all. ${BOTH_WAYS}`,
    );
  }
  throw new UnknownLog(
    `${markFile?.path} remembers ${mark.tree.size} events of this log in ${mark.folder}, and ${log.name} has ${size}. ${BOTH_WAYS}`,
  );
}

/**
 * Checks that a shop without a log may begin one: not if the operator says there is a log, or an import was interrupted.
 * @throws NotTheNewestLog
 */
export function demandNoLogMeant({ folder, incoming }: DataFolder, log: LogPlace, said: Said): void {
  if (existsSync(incoming))
    throw new NotTheNewestLog(
      `an import into ${folder} was cut off: repeat it (skins import); a new shop begins in an empty folder`,
    );
  if (said !== 'nothing')
    throw new NotTheNewestLog(
      `${log.name} has no events, and --${said} goes on with those that are there: is ${folder} the folder that is meant?`,
    );
}

/** @throws NotTheNewestLog when a folder without a log is remembered to have had one */
function admitNone(log: LogPlace, memories: Memories, said: Said): Admitted {
  const largest = memories.all.at(-1);
  if (largest !== undefined && largest.size > 0)
    throw new NotTheNewestLog(
      `${log.name} has no events, and ${largest.file} remembers ${largest.size}. Bring the log back${
        said === 'restored' ? ': there is nothing to go on with' : ', a copy with --restored'
      }; a new shop begins in an empty folder with a secret of its own`,
    );
  return {
    size: 0,
    tree: { size: 0, nodes: [] },
    contradictions: [],
    mark: memories.mark,
    accountsPutBack: false,
  };
}

const accountsPutBack = ({ mark, accounts }: Memories): boolean =>
  mark !== undefined && (accounts?.changes ?? 0) < mark.accounts;
