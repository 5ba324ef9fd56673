import SqliteDatabase, { type Database } from 'better-sqlite3';
import type { AnyShop } from '@skins/engine/shop';
import { Projector } from '../../../api/src/foundation/projections/index.ts';
import type { EventReader } from '../../../api/src/foundation/store/index.ts';
import { openFlowsOf } from '../../../api/src/foundation/flows/open-flows.ts';

interface OpenInMemory {
  readonly readModels: Database;
  readonly projector: Projector;
}

/** Builds the projection of open flows in memory, for tests. */
export async function openInMemory(
  log: EventReader,
  shop: AnyShop,
  onParked: (name: string, error: unknown) => void,
): Promise<OpenInMemory> {
  const readModels = new SqliteDatabase(':memory:');
  const projector = new Projector(log, shop.codec, readModels, [openFlowsOf(shop)], onParked);
  await projector.catchUp();
  return { readModels, projector };
}
