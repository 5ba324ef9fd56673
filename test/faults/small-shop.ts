import { join } from 'node:path';
import { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '@skins/api/foundation/files';
import { MarkFile, MarkKeeper, admitLog, prepareMarks, prepareMemory } from '@skins/api/foundation/mark';
import { Projector } from '@skins/api/foundation/projections';
import { MasterSecret } from '@skins/api/foundation/secrets';
import {
  type Append,
  type Appended,
  type EventReader,
  type LogStore,
  openSqliteReader,
  openSqliteStore,
  sqlitePlace,
} from '@skins/api/foundation/store';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { counters } from '../samples/api/counters.ts';
import { purseCodec } from '../samples/api/purse.ts';
import { appendOf } from './told.ts';

const { key } = checkpointSigner(new MasterSecret('7'.repeat(64)));

/** All files of a small shop: its data folder and its mark. */
export interface SmallFiles {
  readonly files: DataFolder;
  readonly marks: string;
  readonly markFile: MarkFile;
}

export function smallFiles(folder: string): SmallFiles {
  const marks = join(folder, 'marks');
  return { files: dataFolder(join(folder, 'data')), marks, markFile: new MarkFile(marks, key) };
}

/** The parts of a small shop that write. */
export interface SmallParts extends SmallFiles {
  readonly store: LogStore;
  readonly lists: Projector;
}

/** Places to plant a defect: each replaces a part of the shop. */
export interface Plant {
  /** opens the log's store */
  readonly open?: (file: string) => LogStore;
  /** set if the log is not checked against its marks */
  readonly believesAnyLog?: true;
  /** the log that the lists are projected from */
  readonly readerForLists?: (reader: EventReader) => EventReader;
  /** replaces the store's append */
  readonly appender?: (parts: SmallParts) => (append: Append) => Promise<Appended>;
}

export interface SmallShop {
  readonly append: (append: Append) => Promise<Appended>;
  readonly store: LogStore;
  close(): Promise<void>;
}

/**
 * Opens the log's store, its mark and a list like a shop does, without the slow parts of a start.
 * @throws NotTheNewestLog
 */
export async function openSmallShop(folder: string, plant: Plant = {}): Promise<SmallShop> {
  const small = smallFiles(folder);
  const { files, marks, markFile } = small;
  makeDataFolder(files);
  prepareMarks(marks);
  const admitted = await admitLog(
    { files, log: sqlitePlace(files.log), markFile },
    plant.believesAnyLog ? 'restored' : 'moved',
  );
  const store = (plant.open ?? openSqliteStore)(files.log);
  // Like in a shop, the first event is older than the mark.
  if (admitted.size === 0) await store.append(appendOf('purse-first', 0, 'first'));
  const accounts = openDatabase(files.accounts, { durable: true });
  prepareMemory(accounts);
  const mark = await MarkKeeper.begin({
    files,
    file: markFile,
    store,
    tree: admitted.tree,
    accounts,
    onTrouble: (error) => console.error(error),
  });
  const reader = openSqliteReader(files.log);
  const readModels = openDatabase(files.readModels, { durable: plant.readerForLists !== undefined });
  const lists = new Projector(
    plant.readerForLists?.(reader) ?? reader,
    purseCodec,
    readModels,
    [counters('coins')],
    (name, error) => console.error(name, error),
  );
  await lists.catchUp();
  store.subscribe(() => lists.nudge());
  const append = plant.appender?.({ ...small, store, lists }) ?? ((one) => store.append(one));
  return {
    append,
    store,
    async close() {
      await lists.close();
      await mark.close();
      await reader.close();
      await store.close();
      readModels.close();
      accounts.close();
    },
  };
}
