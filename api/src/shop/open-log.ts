import type { Database } from 'better-sqlite3';
import { frontierText } from '@skins/engine/transparency';
import { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '../foundation/files/index.ts';
import { secretToServe } from '../foundation/custody/index.ts';
import { type Game, createGame, isSetting, openEpoch } from '../foundation/game/index.ts';
import {
  type Admitted,
  MarkFile,
  type Said,
  admitLog,
  countChanges,
  demandNoLogMeant,
  markFolder,
  prepareMarks,
  prepareMemory,
} from '../foundation/mark/index.ts';
import { MACHINE_TIME } from '../foundation/runtime/index.ts';
import { type MasterSecret, makeMasterSecret } from '../foundation/secrets/index.ts';
import { type LogStore, endShop, logPlace, nodeNameOf } from '../foundation/store/index.ts';
import { type Table, type Tables, openTables } from '../foundation/tables/index.ts';
import { checkpointSigner } from '../foundation/transparency/index.ts';
import type { PutBack } from './desk.ts';
import { DiskRoom } from './disk-room.ts';
import { EditionWait } from './edition-wait.ts';
import { loadDetails } from './load-code.ts';
import type { ServiceOptions } from './service-options.ts';
import { renewReadModels } from './read-models.ts';
import { openLists } from './start-reading.ts';
import { memoryOf } from './settings.ts';
import { snapshotsIn } from './snapshots.ts';

/** An open data folder: its log as a game, and the files outside the log. */
export interface OpenLog {
  readonly files: DataFolder;
  readonly secret: MasterSecret;
  readonly store: LogStore;
  readonly game: Game;
  readonly accounts: Database;
  /** Opens the tables outside the log, and creates missing ones. */
  readonly openTables: (all: readonly Table[]) => Promise<Tables>;
  readonly countChanges: (tables: readonly string[]) => void;
  readonly putBack: PutBack | undefined;
  /** undefined in a drill, which writes no mark */
  readonly kept: Kept | undefined;
}

/** Parts of a log that is open for writing. */
interface Kept {
  readonly admitted: Admitted;
  readonly markFile: MarkFile;
  readonly room: DiskRoom;
}

/**
 * Opens the log of a data folder for writing, and the accounts.
 * @param closing collects resources to close, the last opened first
 * @throws if another process writes to it, its secret is not that of its log, or the log is older than the one in the mark
 */
export async function openLog(
  options: ServiceOptions & { readonly said: Said | undefined },
  closing: AsyncDisposableStack,
): Promise<OpenLog> {
  const { folder, environment, logger, time = MACHINE_TIME, said = 'nothing', onProgress } = options;
  const files = dataFolder(folder);
  const place = logPlace(files.log, environment);
  const name = nodeNameOf(environment, place);
  await place.bringOver();
  // Before anything else is written: seed chains and checkpoints made under another secret would not fit those in the log.
  const found = await secretToServe(files, environment);
  const marks = markFolder(environment, folder);
  const markOf = (secret: MasterSecret) => new MarkFile(marks, checkpointSigner(secret).key);
  const logAndMark = { files, log: place, markFile: found && markOf(found), node: name };
  const admitted = await admitLog(logAndMark, said, onProgress);
  if (admitted.size === 0) demandNoLogMeant(files, place, said);
  prepareMarks(marks);
  makeDataFolder(files);
  const room = new DiskRoom(files.folder);
  const tree = frontierText(admitted.tree);
  const edition = new EditionWait(logger, () =>
    openLists({ folder: files.folder, environment, tree, signs: true }, logger),
  );
  closing.defer(() => edition.end());
  const store = await place.openStore({
    onNoRoom: () => room.deny(place),
    onBroken: endShop,
    node: name === undefined ? undefined : { name, isSetting, wall: time.wall, edition },
  });
  closing.defer(() => store.close());
  await edition.end();
  const secret = found ?? makeMasterSecret(folder);
  const snapshots = snapshotsIn(files, store, logger);
  closing.defer(() => snapshots?.settle());
  const memoryBytes = memoryOf(environment);
  const details = await loadDetails();
  const game = await createGame({ store, secret, clock: time, memoryBytes, snapshots, details });
  game.runtime.writing.heed(room.brake);
  if (said === 'restored') {
    await openEpoch(game, 'restored');
    const aside = await renewReadModels(files, store, admitted);
    logger.warn(
      { aside },
      'the log was put back: a new epoch is open, and what was committed before is void',
    );
  }
  const accounts = openDatabase(files.accounts, { durable: true });
  closing.defer(() => void accounts.close());
  prepareMemory(accounts);
  return {
    files,
    secret,
    store,
    game,
    accounts,
    openTables: (all) => openTables(place, all, accounts, name !== undefined),
    countChanges: (tables) => countChanges(accounts, tables),
    putBack: putBackIn(admitted, said),
    kept: { admitted, markFile: markOf(secret), room },
  };
}

function putBackIn({ accountsPutBack, mark }: Admitted, said: Said): PutBack | undefined {
  if (said !== 'restored' && !accountsPutBack) return undefined;
  const why = accountsPutBack ? 'accounts.sqlite is older than the mark knows' : 'the log was put back';
  return { why, changes: mark?.accounts ?? 0 };
}
