import type { Database } from 'better-sqlite3';
import { commandKeys } from './command-keys.ts';
import { IndexWriter } from './index-writer.ts';
import type { KeptAppend } from '../kept-append.ts';
import { Packer } from './packer.ts';

/** Number of appends packed and indexed at once. */
const APPENDS_AT_ONCE = 1_024;

interface CommandRow {
  readonly stream: string;
  readonly id: string;
  readonly input_hash: string;
  readonly first_version: number;
  readonly count: number;
  readonly position: number;
  readonly refusal: string | null;
}

/**
 * Converts the events and commands of schema 1 into batches of schema 2. Each command is joined with its events, in log
 * order. A command without events comes after the events that preceded it.
 * @throws Error when the commands do not account for all events
 */
export function bringRowsOver(database: Database): void {
  const index = new IndexWriter(database, commandKeys(database));
  const packer = new Packer(database);
  let [first, eventsBefore, events] = [1, 0, 0];
  let waiting: KeptAppend[] = [];
  const write = () => {
    index.add(
      waiting.map(({ head }) => ({ ...head, key: undefined })),
      first,
    );
    packer.add(waiting, first, eventsBefore);
    [first, eventsBefore, waiting] = [first + waiting.length, events, []];
  };
  for (const append of formerAppends(database)) {
    waiting.push(append);
    events += append.records.length;
    if (waiting.length === APPENDS_AT_ONCE) write();
  }
  write();
  const there = database.prepare<[], number>('SELECT count(*) FROM events').pluck().get() ?? 0;
  if (events !== there) throw new Error(lost(database, events, there));
}

function* formerAppends(database: Database): Generator<KeptAppend> {
  database.exec(
    `CREATE TEMP TABLE commands_in_order AS
     SELECT * FROM former_commands ORDER BY position, count = 0, stream, id`,
  );
  const command = database.prepare<[number], CommandRow>(
    'SELECT * FROM temp.commands_in_order WHERE rowid = ?',
  );
  const eventsOf = database
    .prepare<[string, number, number, number], string>(
      `SELECT record FROM events WHERE stream = ? AND version >= ? AND version < ? AND position <= ?
       ORDER BY version`,
    )
    .pluck();
  for (let n = 1; ; n += 1) {
    const row = command.get(n);
    if (row === undefined) break;
    const { stream, id, input_hash: inputHash, first_version: from, count, position, refusal } = row;
    const records = count === 0 ? [] : eventsOf.all(stream, from, from + count, position);
    if (records.length !== count) throw new Error(lost(database, records.length, count));
    const said = refusal === null ? {} : { refusal };
    yield { head: { stream, id, inputHash, ...said, on: from - 1, count }, records };
  }
  database.exec('DROP TABLE temp.commands_in_order');
}

const lost = (database: Database, found: number, due: number): string =>
  `${database.name} cannot be brought to this program: its commands account for ${found} of ${due} events. ` +
  'Export it with the program that wrote it, and import the export.';
