import { type SetAside, openReadModels, projections } from '@skins/api';
import type { DataFolder } from '@skins/api/foundation/files';
import { Projector } from '@skins/api/foundation/projections';
import { type LogPlace, ordinalOf } from '@skins/api/foundation/store';
import { type CheckpointSigner, signNow, signedInto } from '@skins/api/foundation/transparency';
import { codec } from '@skins/engine/shop';

/** A projection after its rebuild. */
interface Rebuilt {
  readonly name: string;
  readonly rows: number;
  /** why it stopped, if it failed */
  readonly parked: string | undefined;
}

/** Result of rebuilding the read models. */
export interface RebuiltReadModels {
  readonly projections: readonly Rebuilt[];
  /** place of the former file, if it could not be read */
  readonly setAside: SetAside | undefined;
}

/**
 * Rebuilds all read models from the log, and signs a checkpoint of it.
 * @param signer undefined without the master secret: then the checkpoints stay as they are
 * @throws if a server writes to the folder
 */
export async function rebuildReadModels(
  files: DataFolder,
  log: LogPlace,
  signer: CheckpointSigner | undefined,
  onProgress: (events: number) => void,
): Promise<RebuiltReadModels> {
  const store = await log.openStore();
  try {
    const { database, setAside } = openReadModels(files.readModels);
    const all = await projections(signer, signedInto(log));
    try {
      const projector = new Projector(store, codec, database, all, () => undefined);
      await projector.rebuild(onProgress);
      const parked = new Map(projector.progress.status().map((status) => [status.name, status.parked]));
      if (signer !== undefined && parked.get('checkpoints') === undefined)
        signNow(database, signer, ordinalOf(await store.head()), signedInto(log));
      const rowsIn = (table: string) =>
        database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
      const rebuilt = all.map(({ name, tables }) => ({
        name,
        rows: tables.reduce((sum, table) => sum + rowsIn(table), 0),
        parked: parked.get(name),
      }));
      return { projections: rebuilt, setAside };
    } finally {
      database.close();
    }
  } finally {
    await store.close();
  }
}
