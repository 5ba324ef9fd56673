import { playerOf } from '@skins/engine/accounts';
import type { Reward } from '@skins/engine/kernel';
import { SeasonDrawn, SeasonMilestoneReached } from '@skins/engine/newyear';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { playRecords } from '../../foundation/records/play-records.ts';

/** Name of the table of players' draws. */
export const RECORDS = 'season_record';

/** A draw or a milestone in the operators' list. */
export interface ListedGift {
  readonly position: string;
  readonly player: string;
  readonly kind: 'draw' | 'milestone';
  readonly season: string;
  /** spent by a draw, or asked for by a milestone */
  readonly radishes: number;
  readonly earned: number;
  /** −1 for a milestone */
  readonly ticket: number;
  readonly type: string;
  /** the skin or box; empty for other rewards */
  readonly of: string;
  readonly amount: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly season_gift: ListedGift;
}

export const listedGifts = listOver<Tables>()('season_gift', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    player: { equals: 'player' },
    kind: { equals: 'kind' },
    season: { equals: 'season' },
    time: { range: 'time' },
  },
  total: 'counted',
});

const rewardIn = ({ type, skinId, boxId, amount }: Reward) => ({ type, of: skinId ?? boxId ?? '', amount });

const gifts: Projection = {
  name: 'season-gifts',
  version: 1,
  tables: ['season_gift'],
  schema: `
    CREATE TABLE IF NOT EXISTS season_gift (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, season TEXT NOT NULL, radishes INTEGER NOT NULL,
      earned INTEGER NOT NULL, ticket INTEGER NOT NULL, type TEXT NOT NULL, of TEXT NOT NULL, amount INTEGER NOT NULL,
      time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedGifts)}`,
  hears: [SeasonDrawn, SeasonMilestoneReached],
  prepare(database: Database) {
    const insert = database.prepare<[ListedGift]>(
      `INSERT INTO season_gift VALUES
         ($position, $player, $kind, $season, $radishes, $earned, $ticket, $type, $of, $amount, $time)`,
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const at = { position, player: playerOf(meta.stream) ?? '', time: meta.time };
        if (SeasonDrawn.is(event)) {
          const { rulesHash: season, earned, spent: radishes, ticket, reward } = event.data;
          insert.run({ ...at, kind: 'draw', season, radishes, earned, ticket, ...rewardIn(reward) });
        }
        if (SeasonMilestoneReached.is(event)) {
          const { rulesHash: season, earned, radishes, reward } = event.data;
          insert.run({ ...at, kind: 'milestone', season, radishes, earned, ticket: -1, ...rewardIn(reward) });
        }
      }
    };
  },
};

/** How often a season's draws brought each of its prizes. */
export interface PrizeCount {
  readonly season: string;
  readonly prize: number;
  readonly draws: number;
}

const prizes: Projection = {
  name: 'season-prizes',
  version: 1,
  tables: ['season_prize'],
  schema: `
    CREATE TABLE IF NOT EXISTS season_prize (
      season TEXT NOT NULL, prize INTEGER NOT NULL, draws INTEGER NOT NULL, PRIMARY KEY (season, prize)) STRICT, WITHOUT ROWID;`,
  hears: [SeasonDrawn],
  prepare(database: Database) {
    const add = database.prepare<[string, number]>(
      `INSERT INTO season_prize (season, prize, draws) VALUES (?, ?, 1)
       ON CONFLICT DO UPDATE SET draws = draws + 1`,
    );
    return (batch) => {
      for (const { event } of batch)
        if (SeasonDrawn.is(event)) add.run(event.data.rulesHash, event.data.prize);
    };
  },
};

/** Queries over the prizes of all seasons. */
export class PrizeCounts {
  readonly #all;

  constructor(database: Database) {
    this.#all = database.prepare<[], PrizeCount>('SELECT season, prize, draws FROM season_prize');
  }

  all(): readonly PrizeCount[] {
    return this.#all.all();
  }
}

export const views: readonly Projection[] = [
  playRecords({ name: 'season-records', version: 1, table: RECORDS, play: SeasonDrawn }),
  gifts,
  prizes,
];
