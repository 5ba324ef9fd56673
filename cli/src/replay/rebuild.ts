import { projections } from '@skins/api';
import { type DataFolder, openDatabase } from '@skins/api/files';
import { Projector } from '@skins/api/projections';
import type { MasterSecret } from '@skins/api/secrets';
import { openSqliteStore } from '@skins/api/store';
import { checkpointSigner, signNow } from '@skins/api/transparency';
import { codec } from '@skins/engine/player';

/** A projection after its rebuild. */
export interface Rebuilt {
  readonly name: string;
  readonly rows: number;
  /** why it stopped, when it failed */
  readonly parked: string | undefined;
}

/**
 * Makes all read models anew from the log, and signs a checkpoint of it.
 * @throws when a server writes to the folder
 */
export async function rebuildReadModels(
  files: DataFolder,
  secret: MasterSecret,
  onProgress: (events: number) => void,
): Promise<readonly Rebuilt[]> {
  const store = openSqliteStore(files.log);
  const database = openDatabase(files.readModels, { durable: false });
  const signer = checkpointSigner(secret);
  const all = projections(signer);
  try {
    const projector = new Projector(store, codec, database, all, () => undefined);
    await projector.rebuild(onProgress);
    const parked = new Map(projector.progress.status().map((status) => [status.name, status.parked]));
    if (parked.get('checkpoints') === undefined) signNow(database, signer);
    const rowsIn = (table: string) =>
      database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    return all.map(({ name, tables }) => ({
      name,
      rows: tables.reduce((sum, table) => sum + rowsIn(table), 0),
      parked: parked.get(name),
    }));
  } finally {
    database.close();
    await store.close();
  }
}
