import type { Database } from 'better-sqlite3';
import { LatestOf } from '../records/index.ts';
import type { Listed } from './source.ts';

/** Returns the list of positions of an event type. @param by the projection that maintains it */
export function listedIn(readModels: Database, by: string, table: string): Listed {
  const events = new LatestOf(readModels, table);
  return { by, latest: (upTo, count) => events.upTo(upTo, count).toReversed() };
}
