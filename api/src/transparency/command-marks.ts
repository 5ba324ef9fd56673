import type { Database } from 'better-sqlite3';
import { readDatabase } from '../store/index.ts';

/** A command and what the log says of it, which are not the same. */
export interface MarkMismatch {
  readonly stream: string;
  readonly expected: string;
  readonly found: string;
}

interface MarkRow {
  readonly stream: string;
  readonly id: string;
  readonly first_version: number;
  readonly count: number;
  readonly position: number;
}

/**
 * Compares the marks that make a command happen once with the log's events, up to a position: each mark's last event is
 * that command's, and the marks account for all events, so none is without a mark.
 * @throws DamagedFile
 */
export function auditCommandMarks(file: string, events: number): MarkMismatch | undefined {
  return readDatabase(
    file,
    (database) => markWithoutEvent(database, events) ?? eventsWithoutMark(database, events),
  );
}

function markWithoutEvent(database: Database, events: number): MarkMismatch | undefined {
  const row = database
    .prepare<[number], MarkRow>(
      `SELECT c.stream, c.id, c.first_version, c.count, c.position
       FROM commands c LEFT JOIN events e ON e.position = c.position
       WHERE c.count > 0 AND c.position <= ?
         AND (e.stream IS NOT c.stream OR e.version IS NOT c.first_version + c.count - 1
              OR instr(e.record, '"command":' || json_quote(c.id)) = 0)
       LIMIT 1`,
    )
    .get(events);
  if (row === undefined) return undefined;
  const { stream, id, first_version: first, count, position } = row;
  return {
    stream,
    expected: `command ${id} with versions ${first} to ${first + count - 1}, the last at position ${position}`,
    found: 'another event there, or none',
  };
}

function eventsWithoutMark(database: Database, events: number): MarkMismatch | undefined {
  const marked = database
    .prepare<[number], number>('SELECT coalesce(sum(count), 0) FROM commands WHERE position <= ?')
    .pluck()
    .get(events);
  return marked === events
    ? undefined
    : { stream: '', expected: `marks for ${events} events`, found: `for ${marked}` };
}
