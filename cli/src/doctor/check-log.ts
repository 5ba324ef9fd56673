import { statSync } from 'node:fs';
import { logFileFacts } from '@skins/api/foundation/files';
import { auditAppends, damageIn, openSqliteReader, ordinalOf } from '@skins/api/foundation/store';
import { type Checked, fine, note, problem } from './checked.ts';

const MIB = 1024 ** 2;

/** Checks that the log can be read from end to end and that its commands are indexed. `skins verify` checks its content. */
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
      commandsOf(log, events),
    ];
  } finally {
    await reader.close();
  }
}

/** Returns the number of events in the log; undefined if it cannot be read, which checkLog reports. */
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

/** Checks that each event carries its command's mark and that each command can be found. */
function commandsOf(log: string, events: number): Checked {
  if (events === 0) return note('commands', 'none yet');
  const mismatch = auditAppends(log, events);
  return mismatch === undefined
    ? fine('commands', 'each event has its mark')
    : problem(
        'commands',
        `${mismatch.expected}: ${mismatch.found}. A command could happen twice: run skins verify`,
      );
}
