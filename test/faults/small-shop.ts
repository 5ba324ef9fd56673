import { join } from 'node:path';
import { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '@skins/api/foundation/files';
import { MarkFile, MarkKeeper, admitLog, prepareMarks, prepareMemory } from '@skins/api/foundation/mark';
import { Projector } from '@skins/api/foundation/projections';
import { MasterSecret } from '@skins/api/foundation/secrets';
import {
  type Append,
  type Appended,
  type EventReader,
  type SqliteStore,
  openSqliteReader,
  openSqliteStore,
} from '@skins/api/foundation/store';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { counters } from '../samples/api/counters.ts';
import { purseCodec } from '../samples/api/purse.ts';
import { appendOf } from './told.ts';

const { key } = checkpointSigner(new MasterSecret('7'.repeat(64)));

/** All that a small shop writes: its data folder, and its mark beside it. */
export interface SmallFiles {
  readonly files: DataFolder;
  readonly marks: string;
  readonly markFile: MarkFile;
}

export function smallFiles(folder: string): SmallFiles {
  const marks = join(folder, 'marks');
  return { files: dataFolder(join(folder, 'data')), marks, markFile: new MarkFile(marks, key) };
}

/** What is written to, and by whom, in a small shop. */
export interface SmallParts extends SmallFiles {
  readonly store: SqliteStore;
  readonly lists: Projector;
}

/** Where a defect can be planted: each stands for one of the shop's own parts. */
export interface Plant {
  /** opens the log's store */
  readonly open?: (file: string) => SqliteStore;
  /** whether the log is held to what is remembered of it */
  readonly believesAnyLog?: true;
  /** what the lists are made from */
  readonly readerForLists?: (reader: EventReader) => EventReader;
  /** appends in the store's place */
  readonly appender?: (parts: SmallParts) => (append: Append) => Promise<Appended>;
}

export interface SmallShop {
  readonly append: (append: Append) => Promise<Appended>;
  readonly store: SqliteStore;
  close(): Promise<void>;
}

/**
 * The log's store, its mark and a list, put together as a shop does, without what makes a start slow.
 * @throws NotTheNewestLog
 */
export async function openSmallShop(folder: string, plant: Plant = {}): Promise<SmallShop> {
  const small = smallFiles(folder);
  const { files, marks, markFile } = small;
  makeDataFolder(files);
  prepareMarks(marks);
  const admitted = await admitLog({ files, markFile }, plant.believesAnyLog ? 'restored' : 'moved');
  const store = (plant.open ?? openSqliteStore)(files.log);
  // As in a shop, whose first event is older than its mark.
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
