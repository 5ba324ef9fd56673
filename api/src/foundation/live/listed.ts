import type { Database } from 'better-sqlite3';
import { LatestOf } from '../records/index.ts';
import type { Listed } from './source.ts';

/** A record of the events of a type. @param by the projection that keeps it */
export function listedIn(readModels: Database, by: string, table: string): Listed {
  const events = new LatestOf(readModels, table);
  return { by, latest: (upTo, count) => events.upTo(upTo, count).toReversed() };
}
