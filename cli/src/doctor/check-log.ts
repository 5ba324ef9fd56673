import { statSync } from 'node:fs';
import { logFileFacts } from '@skins/api/files';
import { type SqliteReader, damageIn, openSqliteReader, ordinalOf, positionOf } from '@skins/api/store';
import { readRecord } from '@skins/engine/audit';
import { type Checked, fine, note, problem } from './checked.ts';

const MIB = 1024 ** 2;

/** Whether the log can be read from end to end, and knows its commands. What it says, skins verify checks. */
export async function checkLog(log: string): Promise<readonly Checked[]> {
  const damage = damageIn(log);
  if (damage !== undefined)
    return [
      problem('store', `${log} is damaged: ${damage}. Bring back a copy; skins verify says how far it reads`),
    ];
  const reader = openSqliteReader(log);
  try {
    const events = ordinalOf(await reader.head());
    const { sqliteVersion, schemaVersion } = logFileFacts(log);
    return [
      fine('SQLite', sqliteVersion),
      fine(
        'store',
        `${events} events, ${(statSync(log).size / MIB).toFixed(1)} MiB, schema ${schemaVersion}`,
      ),
      await lastCommand(reader, events),
    ];
  } finally {
    await reader.close();
  }
}

/** How many events the log has; undefined where it cannot be read, which checkLog says. */
export async function eventsIn(log: string): Promise<number | undefined> {
  try {
    const reader = openSqliteReader(log);
    try {
      return ordinalOf(await reader.head());
    } finally {
      await reader.close();
    }
  } catch {
    return undefined;
  }
}

/** The command of the last event stands for all: those who lose marks lose the last ones, or all. */
async function lastCommand(reader: SqliteReader, events: number): Promise<Checked> {
  if (events === 0) return note('commands', 'none yet');
  const [last] = await reader.readAll(positionOf(events - 1), 1);
  const record = last === undefined ? undefined : readRecord(last.record);
  if (record === undefined || 'rule' in record)
    return problem('commands', `event ${events} is no record: run skins verify`);
  const known = await reader.findCommand(record.stream, record.command);
  return known?.position === last?.position
    ? fine('commands', 'the last event has its mark')
    : problem(
        'commands',
        `event ${events} has no mark of its command, which could happen twice: run skins verify`,
      );
}
