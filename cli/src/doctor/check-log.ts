import {
  type LogPlace,
  type LogReader,
  auditAppends,
  damageIn,
  ordinalOf,
} from '@skins/api/foundation/store';
import { type Checked, fine, note, problem } from './checked.ts';

const MIB = 1024 ** 2;

/** Checks that the log can be read from end to end and that its commands are indexed. `skins verify` checks its content. */
export async function checkLog(log: LogPlace): Promise<readonly Checked[]> {
  const damage = log.isFile ? damageIn(log.name) : undefined;
  if (damage !== undefined)
    return [
      problem(
        'store',
        `${log.name} is damaged: ${damage}. Bring back a copy; skins verify says how far it reads`,
      ),
    ];
  const reader = await log.openReader();
  try {
    const { engine, version, schema, bytes, risks } = await log.facts();
    const events = ordinalOf(await reader.head());
    return [
      fine(engine, version),
      fine('store', `${events} events, ${(bytes / MIB).toFixed(1)} MiB, schema ${schema}`),
      ...risks.map((risk) => note(engine, risk)),
      await commandsOf(reader, events),
    ];
  } finally {
    await reader.close();
  }
}

/** Returns the number of events in the log; undefined if it cannot be read, which checkLog reports. */
export async function eventsIn(log: LogPlace): Promise<number | undefined> {
  try {
    const reader = await log.openReader();
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
async function commandsOf(reader: LogReader, events: number): Promise<Checked> {
  if (events === 0) return note('commands', 'none yet');
  const mismatch = await auditAppends(reader, events);
  return mismatch === undefined
    ? fine('commands', 'each event has its mark')
    : problem(
        'commands',
        `${mismatch.expected}: ${mismatch.found}. A command could happen twice: run skins verify`,
      );
}
