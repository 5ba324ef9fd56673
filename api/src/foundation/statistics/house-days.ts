import { houseDay, startOfHouseDay } from '@skins/engine/kernel';
import { ChangeStopped } from '@skins/engine/operators';
import { HOUSE_TIME, RulesPublished, rulesStream } from '@skins/engine/rules';
import type { Database } from 'better-sqlite3';
import type { Heard } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';

const STREAM = rulesStream(HOUSE_TIME.name);

/** The events that a projection hears to count by house days. */
export const HOUSE_CHANGES: Heard = [RulesPublished, ChangeStopped];

/** Returns the table in which a projection keeps the offsets of house time; a part of the projection. */
export const houseTable = (
  name: string,
): { readonly tables: readonly string[]; readonly schema: string } => ({
  tables: [`${name}_offset`],
  schema: `
    CREATE TABLE IF NOT EXISTS ${name}_offset (
      version INTEGER PRIMARY KEY, since INTEGER NOT NULL, offset INTEGER NOT NULL) STRICT;`,
});

/** The house days within a batch: each time belongs to the day of the offset then in force, permanently. */
export interface HouseDays {
  /** Must be called with every event that its projection hears, in order. */
  take(logged: LoggedEvent): void;
  /** Returns the day as days since 1970-01-01. Time in milliseconds since 1970. */
  dayOf(time: number): number;
  /** Returns the 0:00 of a day, by the offset in force at a time. */
  startOf(day: number, time: number): number;
}

interface Row {
  readonly version: number;
  readonly since: number;
  readonly offset: number;
}

/** @returns the function that begins a batch; it reads earlier offsets from the table, because a batch may fail and be repeated */
export function prepareHouseDays(database: Database, name: string): () => HouseDays {
  const all = database.prepare<[], Row>(
    `SELECT version, since, offset FROM ${name}_offset ORDER BY version DESC`,
  );
  const add = database.prepare<[number, number, number]>(
    `INSERT INTO ${name}_offset (version, since, offset) VALUES (?, ?, ?)`,
  );
  const stop = database.prepare<[number]>(`DELETE FROM ${name}_offset WHERE version = ?`);
  return () => {
    let newestFirst = all.all();
    const offsetAt = (time: number): number =>
      newestFirst.find(({ since }) => since <= time)?.offset ?? HOUSE_TIME.first.offsetMinutes;
    return {
      take({ event, meta: { stream } }) {
        if (stream !== STREAM) return;
        if (RulesPublished.is(event) && HOUSE_TIME.fits(event.data.content)) {
          const { version, from: since, content } = event.data;
          add.run(version, since, content.offsetMinutes);
          newestFirst = [{ version, since, offset: content.offsetMinutes }, ...newestFirst];
        } else if (ChangeStopped.is(event)) {
          const [newest, ...others] = newestFirst;
          if (newest !== undefined) stop.run(newest.version);
          newestFirst = others;
        }
      },
      dayOf: (time) => houseDay(time, offsetAt(time)),
      startOf: (day, time) => startOfHouseDay(day, offsetAt(time)),
    };
  };
}
