import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { codec } from '@skins/engine/shop';
import { openReadModels, projections } from '@skins/api';
import { Projector } from '@skins/api/foundation/projections';
import { type EventReader, START, openSqliteReader } from '@skins/api/foundation/store';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { benchSecret } from './bench-game.ts';
import { benchLog } from './bench-log.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const OPENS = 100_000;
const ROUNDS = 3;
const PAGE = 2_000;

/**
 * Measures dropping and rebuilding all read models. The baseline reads and inserts a row of the same bytes per
 * event, page by page.
 */
export const rebuild: Bench = async (progress) => {
  const { folder, events } = await benchLog(OPENS, progress);
  const reader = openSqliteReader(join(folder, 'log.sqlite'));
  // Both databases are opened like a shop's lists.
  const { database } = openReadModels(join(folder, 'bench-models.sqlite'));
  const { database: rows } = openReadModels(join(folder, 'bench-rows.sqlite'));
  const parked: unknown[] = [];
  const projector = new Projector(
    reader,
    codec,
    database,
    await projections(checkpointSigner(benchSecret())),
    (name) => parked.push(name),
  );
  const perSecond: number[] = [];
  /** Returns the processor time per event, in µs. */
  const each = async (work: () => Promise<unknown>) => {
    const start = processorMs();
    await work();
    return ((processorMs() - start) * 1_000) / events;
  };
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () =>
      each(async () => {
        const start = performance.now();
        if ((await projector.rebuild()) !== events) throw new Error('the log was not read to its end');
        perSecond.push((events * 1_000) / (performance.now() - start));
      }),
    () => each(() => insertRows(reader, rows)),
  );
  await projector.close();
  await reader.close();
  database.close();
  rows.close();
  if (parked.length > 0) throw new Error(`parked: ${parked.join()}`);
  const name = `rebuilding all projections, ${events.toLocaleString('en-US')} events`;
  return [
    {
      name: `${name}: processor time for an event`,
      value: subject,
      unit: 'µs',
      baseline: { name: 'a raw row of the same bytes', value: baseline },
      measure: subject / baseline,
      target: { atMost: 2 },
    },
    {
      name,
      value: Math.max(...perSecond),
      unit: 'events/s',
      measure: Math.max(...perSecond),
      target: { atLeast: 50_000 },
    },
  ];
};

/** Inserts every record as a row, one transaction per page. */
async function insertRows(reader: EventReader, database: Database.Database): Promise<void> {
  database.exec(
    'DROP TABLE IF EXISTS record; CREATE TABLE record (position INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT',
  );
  const insert = database.prepare('INSERT INTO record VALUES (?, ?)');
  for (let after = START; ;) {
    const page = await reader.readAll(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    database.transaction(() => {
      for (const { position, record } of page) insert.run(Number(position), record);
    })();
    after = last.position;
  }
}
