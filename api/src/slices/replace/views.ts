import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import type { GrantedItem } from '@skins/engine/bag';
import { SkinsReplaced } from '@skins/engine/replace';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A replacement in its player's record and in the operators' list. Amounts in 1/10,000 gem. */
export interface ListedReplacement {
  readonly player: string;
  readonly position: string;
  /** items as JSON, as in the event */
  readonly given: string;
  readonly taken: string;
  readonly worth: number;
  readonly price: number;
  readonly fee: number;
  readonly paid: number;
  readonly refund: number;
  readonly rules_hash: string;
  readonly quote: string;
  readonly command: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Totals of replacements under one version of the rules. Amounts in 1/10,000 gem. */
interface ReplacementSum {
  readonly rules_hash: string;
  readonly plays: number;
  readonly staked: number;
  readonly returned: number;
}

interface Tables {
  readonly replacement: ListedReplacement;
  readonly replacement_total: { readonly player: string; readonly replacements: number };
}

/** One player's. */
export const ownReplacements = listOver<Tables>()('replacement', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: {},
  total: { table: 'replacement_total', column: 'replacements' },
});

/** Everybody's. */
export const listedReplacements = listOver<Tables>()('replacement', {
  whose: null,
  id: 'position',
  sortable: ['position', 'worth', 'fee'],
  filters: { player: { equals: 'player' }, time: { range: 'time' } },
  total: 'counted',
});

const replacements: Projection = {
  name: 'replacements',
  version: 1,
  tables: ['replacement', 'replacement_total', 'replacement_sum'],
  schema: `
    CREATE TABLE IF NOT EXISTS replacement (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, given TEXT NOT NULL, taken TEXT NOT NULL, worth INTEGER NOT NULL,
      price INTEGER NOT NULL, fee INTEGER NOT NULL, paid INTEGER NOT NULL, refund INTEGER NOT NULL,
      rules_hash TEXT NOT NULL, quote TEXT NOT NULL, command TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS replacement_total (
      player TEXT PRIMARY KEY, replacements INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS replacement_sum (
      rules_hash TEXT PRIMARY KEY, plays INTEGER NOT NULL, staked INTEGER NOT NULL,
      returned INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedReplacements)}`,
  hears: [SkinsReplaced],
  prepare(database: Database) {
    const insert = database.prepare<[ListedReplacement]>(
      `INSERT INTO replacement (player, position, given, taken, worth, price, fee, paid, refund, rules_hash, quote, command, time)
       VALUES (@player, @position, @given, @taken, @worth, @price, @fee, @paid, @refund, @rules_hash, @quote, @command, @time)`,
    );
    const count = database.prepare<[string]>(
      `INSERT INTO replacement_total (player, replacements) VALUES (?, 1)
       ON CONFLICT DO UPDATE SET replacements = replacements + 1`,
    );
    const add = database.prepare<[string, number, number]>(
      `INSERT INTO replacement_sum (rules_hash, plays, staked, returned) VALUES (?, 1, ?, ?)
       ON CONFLICT DO UPDATE SET plays = plays + 1, staked = staked + excluded.staked,
         returned = returned + excluded.returned`,
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const player = playerOf(meta.stream);
        if (player === undefined || !SkinsReplaced.is(event)) continue;
        const { given, taken, rulesHash, quote, fee, paid, refund } = event.data;
        insert.run({
          player,
          position,
          given: JSON.stringify(given),
          taken: JSON.stringify(taken),
          worth: worthOf(given),
          price: worthOf(taken),
          fee,
          paid,
          refund,
          rules_hash: rulesHash,
          quote,
          command: meta.command,
          time: meta.time,
        });
        count.run(player);
        add.run(rulesHash, worthOf(given) + paid, worthOf(taken) + refund);
      }
    };
  },
};

const worthOf = (items: readonly GrantedItem[]): number => items.reduce((sum, { value }) => sum + value, 0);

export const views: readonly Projection[] = [replacements];

/** Returns totals of all replacements, by version of the rules. */
export function replacementSums(database: Database): () => readonly ReplacementSum[] {
  const rows = database.prepare<[], ReplacementSum>('SELECT * FROM replacement_sum ORDER BY rules_hash');
  return () => rows.all();
}
