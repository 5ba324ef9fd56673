import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { TICKETS } from '@skins/engine/fairness';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { playRecords } from '../../foundation/records/play-records.ts';
import { stakeOf } from './worth.ts';

/** Name of the table of players' upgrades. */
export const RECORDS = 'upgrade_record';

/** Name of the projection of results by target skin. */
export const TARGETS = 'upgrade-targets';

/** An upgrade in lists. Amounts in 1/10,000 gem. */
export interface ListedUpgrade {
  readonly position: string;
  readonly player: string;
  readonly target: string;
  readonly stake: number;
  readonly price: number;
  readonly win_up_to: number;
  readonly ticket: number;
  /** 1: won */
  readonly won: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Results of all upgrades to one skin. Amounts in 1/10,000 gem. */
export interface TargetSums {
  readonly target: string;
  readonly plays: number;
  readonly wins: number;
  readonly staked: number;
  readonly returned: number;
  /** expected number of wins, and its variance */
  readonly expected: number;
  readonly spread: number;
  /** expected return, its variance, and its third central moment */
  readonly promised: number;
  readonly variance: number;
  readonly third: number;
}

interface Tables {
  readonly upgrade_play: ListedUpgrade;
  readonly upgrade_target: TargetSums;
}

export const listedUpgrades = listOver<Tables>()('upgrade_play', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    player: { equals: 'player' },
    target: { equals: 'target' },
    won: { equals: 'won' },
    time: { range: 'time' },
  },
  total: 'counted',
});

const records = playRecords({
  name: 'upgrade-records',
  version: 3,
  table: RECORDS,
  play: UpgradePlayed,
});

const plays: Projection = {
  name: 'upgrade-plays',
  version: 1,
  tables: ['upgrade_play'],
  schema: `
    CREATE TABLE IF NOT EXISTS upgrade_play (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, target TEXT NOT NULL, stake INTEGER NOT NULL,
      price INTEGER NOT NULL, win_up_to INTEGER NOT NULL, ticket INTEGER NOT NULL, won INTEGER NOT NULL,
      time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedUpgrades)}`,
  hears: [UpgradePlayed],
  prepare(database: Database) {
    const insert = database.prepare<[string, string, string, number, number, number, number, number, number]>(
      `INSERT INTO upgrade_play (position, player, target, stake, price, win_up_to, ticket, won, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (UpgradePlayed.is(event)) {
          const { targetSkinId, targetPrice, winUpTo, ticket, won } = event.data;
          const player = playerOf(meta.stream) ?? '';
          const stake = stakeOf(event.data);
          insert.run(
            position,
            player,
            targetSkinId,
            stake,
            targetPrice,
            winUpTo,
            ticket,
            won ? 1 : 0,
            meta.time,
          );
        }
    };
  },
};

/** Results by target skin. Each play has its own chance, so moments are summed too. */
const targets: Projection = {
  name: TARGETS,
  version: 1,
  tables: ['upgrade_target'],
  schema: `
    CREATE TABLE IF NOT EXISTS upgrade_target (
      target TEXT PRIMARY KEY, plays INTEGER NOT NULL, wins INTEGER NOT NULL, staked INTEGER NOT NULL,
      returned INTEGER NOT NULL, expected REAL NOT NULL, spread REAL NOT NULL, promised REAL NOT NULL,
      variance REAL NOT NULL, third REAL NOT NULL) STRICT, WITHOUT ROWID;`,
  hears: [UpgradePlayed],
  prepare(database: Database) {
    const add = database.prepare<
      [string, number, number, number, number, number, number, number, number]
    >(`INSERT INTO upgrade_target (target, plays, wins, staked, returned, expected, spread, promised, variance, third)
       VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET plays = plays + 1, wins = wins + excluded.wins, staked = staked + excluded.staked,
         returned = returned + excluded.returned, expected = expected + excluded.expected, spread = spread + excluded.spread,
         promised = promised + excluded.promised, variance = variance + excluded.variance, third = third + excluded.third`);
    return (batch) => {
      for (const { event } of batch)
        if (UpgradePlayed.is(event)) {
          const { targetSkinId, targetPrice, winUpTo, won } = event.data;
          // Tickets from 0 to `winUpTo` win.
          const chance = (winUpTo + 1) / TICKETS;
          const spread = chance * (1 - chance);
          add.run(
            targetSkinId,
            won ? 1 : 0,
            stakeOf(event.data),
            won ? targetPrice : 0,
            chance,
            spread,
            chance * targetPrice,
            spread * targetPrice ** 2,
            spread * (1 - 2 * chance) * targetPrice ** 3,
          );
        }
    };
  },
};

export const views: readonly Projection[] = [records, plays, targets];

/** Queries over the results by target skin. */
export class TargetViews {
  readonly #one;
  readonly #all;

  constructor(database: Database) {
    this.#one = database.prepare<[string], TargetSums>('SELECT * FROM upgrade_target WHERE target = ?');
    this.#all = database.prepare<[], TargetSums>('SELECT * FROM upgrade_target');
  }

  /** Returns the results of a target skin; undefined if there are none. */
  of(target: string): TargetSums | undefined {
    return this.#one.get(target);
  }

  all(): readonly TargetSums[] {
    return this.#all.all();
  }
}
