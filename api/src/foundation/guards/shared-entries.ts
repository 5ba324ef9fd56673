import { type MasterSecret, hmacHex } from '../secrets/index.ts';
import { type Tables, statement, table } from '../tables/index.ts';
import { Turns } from '../runtime/turns.ts';
import type { EntriesOf, Entry } from './entries.ts';

const MINUTE_MS = 60_000;

export const guardEntry = table({
  name: 'guard_entry',
  columns: { key: 'text', ends_at: 'integer', figure: 'integer' },
  key: ['key'],
  indexes: { guard_entry_end: ['ends_at'] },
});

const find = statement([guardEntry], { key: 'text', now: 'integer' }, (rows, at) =>
  rows
    .selectFrom('guard_entry')
    .select(['ends_at', 'figure'])
    .where('key', '=', at('key'))
    .where('ends_at', '>', at('now')),
);
/** Adds an entry, in place of an expired one. */
const add = statement(
  [guardEntry],
  { key: 'text', endsAt: 'integer', figure: 'integer', now: 'integer' },
  (rows, at) =>
    rows
      .insertInto('guard_entry')
      .values({ key: at('key'), ends_at: at('endsAt'), figure: at('figure') })
      .onConflict((row) =>
        row
          .column('key')
          .doUpdateSet({ ends_at: at('endsAt'), figure: at('figure') })
          .where('guard_entry.ends_at', '<=', at('now')),
      ),
);
/** Replaces exactly the entry that was read. */
const replace = statement(
  [guardEntry],
  { key: 'text', endsAt: 'integer', figure: 'integer', wasEndsAt: 'integer', wasFigure: 'integer' },
  (rows, at) =>
    rows
      .updateTable('guard_entry')
      .set({ ends_at: at('endsAt'), figure: at('figure') })
      .where('key', '=', at('key'))
      .where('ends_at', '=', at('wasEndsAt'))
      .where('figure', '=', at('wasFigure')),
);
const forget = statement([guardEntry], { now: 'integer' }, (rows, at) =>
  rows.deleteFrom('guard_entry').where('ends_at', '<=', at('now')),
);

/** Returns entries that all nodes share. Their keys are hashed under the shop's secret: they are numbers of phones and names. */
export function sharedEntries(tables: Tables, secret: MasterSecret): EntriesOf {
  const hashKey = secret.derive('skins limits of nodes v1');
  // Only nodes compete for an entry; callers of one node wait for each other.
  const turns = new Turns();
  let forgottenAt = 0;
  const read = async (key: string, now: number): Promise<Entry | undefined> => {
    const [row] = await tables.all(find({ key, now }));
    return row && { endsAt: row.ends_at, figure: row.figure };
  };
  const written = async (key: string, now: number, before: Entry | undefined, after: Entry) => {
    const [changed] = await tables.change([
      before === undefined
        ? add({ key, now, ...after })
        : replace({ key, ...after, wasEndsAt: before.endsAt, wasFigure: before.figure }),
    ]);
    return changed === 1;
  };
  const tidy = async (now: number): Promise<void> => {
    if (now < forgottenAt + MINUTE_MS) return;
    forgottenAt = now;
    // Alone: two nodes that delete the same rows could wait for each other.
    await tables.change([forget({ now })], guardEntry.name);
  };
  return (kind) => {
    const keyOf = (key: string): string => hmacHex(hashKey, `${kind}\n${key}`);
    return {
      get: (key, now) => read(keyOf(key), now),
      async change(plain, now, next) {
        const key = keyOf(plain);
        await tidy(now);
        await turns.take(key);
        try {
          for (;;) {
            const before = await read(key, now);
            const after = next(before);
            if (after === undefined || (await written(key, now, before, after))) return after;
          }
        } finally {
          turns.end(key);
        }
      },
    };
  };
}
