import type { Database } from 'better-sqlite3';
import type { KnownCommand } from '../port.ts';
import { positionOf } from '../position.ts';

export type CommandLookup = (stream: string, id: string) => KnownCommand | undefined;

export interface CommandRow {
  readonly input_hash: string;
  readonly first_version: number;
  readonly count: number;
  readonly position: number;
  readonly refusal: string | null;
}

/** Finds commands through one handle: the writer's sees its open transaction, a reader's what is committed. */
export function commandLookup(database: Database): CommandLookup {
  const find = database.prepare<[string, string], CommandRow>(
    'SELECT input_hash, first_version, count, position, refusal FROM commands WHERE stream = ? AND id = ?',
  );
  return (stream, id) => {
    const row = find.get(stream, id);
    return row === undefined ? undefined : knownCommand(row);
  };
}

export function knownCommand(row: CommandRow): KnownCommand {
  const known = {
    inputHash: row.input_hash,
    firstVersion: row.first_version,
    count: row.count,
    position: positionOf(row.position),
  };
  return row.refusal === null ? known : { ...known, refusal: row.refusal };
}
