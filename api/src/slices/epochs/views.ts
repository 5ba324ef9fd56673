import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { EpochOpened } from '@skins/engine/epochs';
import type { EventData } from '@skins/engine/kernel';
import { SeedChainCommitted, SeedChainVoided } from '@skins/engine/seeds';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import { ranksOf } from '../../foundation/lists/ranks.ts';
import type { Apply, Projection } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import type { Position } from '../../foundation/store/index.ts';

/** An epoch that was opened. */
interface EpochRow {
  readonly epoch: number;
  readonly name: string;
  readonly reason: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** A voided chain, with the data needed to see the seeds that it would have revealed. */
export interface VoidedRow {
  readonly position: Position;
  readonly time: number;
  readonly player: string;
  readonly chain_id: number;
  /** the epoch that voided it */
  readonly epoch: number;
  readonly anchor: string;
  readonly length: number;
  readonly used: number;
  readonly last_seed: string;
}

interface Tables {
  readonly voided_chain: VoidedRow;
  readonly voided_total: { readonly id: number; readonly chains: number };
}

/** The public register of voided chains. */
export const voidedChains = listOver<Tables>()('voided_chain', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {},
  total: { table: 'voided_total', column: 'chains' },
  ranked: true,
});

/** Playable chains by player, opened epochs, and the chains that they voided. */
const register: Projection = {
  name: 'epoch-register',
  version: 2,
  tables: ['epoch', 'open_chain', 'voided_chain', 'voided_total', ...ranksOf(voidedChains)],
  schema: `
    CREATE TABLE IF NOT EXISTS epoch (
      epoch INTEGER PRIMARY KEY, name TEXT NOT NULL, reason TEXT NOT NULL, time INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS open_chain (
      player TEXT NOT NULL, chain_id INTEGER NOT NULL, epoch INTEGER NOT NULL, anchor TEXT NOT NULL,
      length INTEGER NOT NULL, PRIMARY KEY (player, chain_id)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS open_chain_epoch ON open_chain (epoch);
    CREATE TABLE IF NOT EXISTS voided_chain (
      position TEXT PRIMARY KEY, time INTEGER NOT NULL, player TEXT NOT NULL, chain_id INTEGER NOT NULL,
      epoch INTEGER NOT NULL, anchor TEXT NOT NULL, length INTEGER NOT NULL, used INTEGER NOT NULL,
      last_seed TEXT NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(voidedChains)}
    CREATE TABLE IF NOT EXISTS voided_total (
      id INTEGER PRIMARY KEY CHECK (id = 1), chains INTEGER NOT NULL) STRICT;`,
  hears: [EpochOpened, SeedChainCommitted, SeedChainVoided],
  prepare: prepareRegister,
};

export const views: readonly Projection[] = [register];

function prepareRegister(database: Database): Apply {
  const open = database.prepare<[number, string, string, number]>(
    'INSERT INTO epoch (epoch, name, reason, time) VALUES (?, ?, ?, ?)',
  );
  const commit = prepareCommit(database);
  const giveUp = prepareVoid(database);
  return (batch) => {
    for (const { event, meta, position } of batch) {
      const player = playerOf(meta.stream);
      if (EpochOpened.is(event)) {
        const { epoch, name, reason } = event.data;
        open.run(epoch, name, reason, meta.time);
      } else if (player !== undefined && SeedChainCommitted.is(event)) commit(player, event.data);
      else if (player !== undefined && SeedChainVoided.is(event))
        giveUp(player, event.data, { position, time: meta.time });
    }
  };
}

function prepareCommit(database: Database) {
  const add = database.prepare<[string, number, number, string, number]>(
    'INSERT INTO open_chain (player, chain_id, epoch, anchor, length) VALUES (?, ?, ?, ?, ?)',
  );
  // A chain is committed while the previous one runs: older ones are used up, and those of other epochs are void.
  const forget = database.prepare<[string, number, number]>(
    'DELETE FROM open_chain WHERE player = ? AND (chain_id < ? - 1 OR epoch <> ?)',
  );
  return (player: string, { chainId, epoch, anchor, length }: EventData<typeof SeedChainCommitted>): void => {
    if (chainId > 1) forget.run(player, chainId, epoch);
    add.run(player, chainId, epoch, anchor, length);
  };
}

function prepareVoid(database: Database) {
  const add = database.prepare<[Position, number, number, number, string, string, number]>(
    `INSERT INTO voided_chain (position, time, player, chain_id, epoch, anchor, length, used, last_seed)
     SELECT ?, ?, player, chain_id, ?, anchor, length, ?, ? FROM open_chain WHERE player = ? AND chain_id = ?`,
  );
  const count = database.prepare<[]>(
    'INSERT INTO voided_total (id, chains) VALUES (1, 1) ON CONFLICT DO UPDATE SET chains = chains + 1',
  );
  return (
    player: string,
    { chainId, epoch, used, lastSeed }: EventData<typeof SeedChainVoided>,
    { position, time }: Pick<LoggedEvent, 'position'> & { readonly time: number },
  ): void => {
    add.run(position, time, epoch, used, lastSeed, player, chainId);
    count.run();
  };
}

/** Returns the opened epochs, newest first. */
export const openedEpochs = (database: Database): (() => EpochRow[]) => {
  const rows = database.prepare<[], EpochRow>('SELECT * FROM epoch ORDER BY epoch DESC');
  return () => rows.all();
};

/** Upper bound of a count that anybody may request. */
const COUNTED_MAX = 10_000;

/** Returns the number of players with chains of an earlier epoch, counted up to 10,000. */
export const countStale = (database: Database): ((epoch: number) => number) => {
  const count = database
    .prepare<[number, number], number>(
      'SELECT COUNT(*) FROM (SELECT DISTINCT player FROM open_chain WHERE epoch < ? LIMIT ?)',
    )
    .pluck();
  return (epoch) => count.get(epoch, COUNTED_MAX) ?? 0;
};

/** Returns players with such chains, ordered by id, after one. */
export const staleAfter = (
  database: Database,
): ((epoch: number, player: string, limit: number) => readonly string[]) => {
  // The plus sign prevents use of the epoch index: each page continues by player id.
  const players = database
    .prepare<[number, string, number], string>(
      'SELECT DISTINCT player FROM open_chain WHERE +epoch < ? AND player > ? ORDER BY player LIMIT ?',
    )
    .pluck();
  return (epoch, player, limit) => players.all(epoch, player, limit);
};
