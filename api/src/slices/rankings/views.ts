import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { BoxVersionPublished } from '@skins/engine/catalogue';
import { idOf, placeOf, streamOf } from '@skins/engine/kernel';
import { ChangeStopped } from '@skins/engine/operators';
import {
  type Board,
  type WithheldReason,
  RANKINGS,
  RankPrizePaid,
  RankPrizeWithheld,
  RankingClosed,
  RankingEnded,
  boxEdgeOf,
  boxMultipleOf,
  upgradeScoreOf,
} from '@skins/engine/rankings';
import { RulesPublished, rulesStream } from '@skins/engine/rules';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { HOUSE_CHANGES, houseTable, prepareHouseDays } from '../../foundation/statistics/house-days.ts';
import { type PlayedRow, bestPlays } from './best-plays.ts';
import { boxVersions } from './box-versions.ts';
import { HASH_BOARDS } from './periods.ts';
import { termsTable } from './terms-table.ts';

const HOUSE = 'rank';
const RULES = rulesStream(RANKINGS.name);

/** Name of the projection that counts plays. */
export const COUNTED = 'rankings';

/** A closed day. Amounts in 1/10,000 gem; times in milliseconds since 1970. */
export interface ListedRanking {
  readonly id: string;
  readonly position: string;
  readonly board: Board;
  readonly day: number;
  readonly plays: number;
  readonly edge: number;
  readonly prizes: number;
  readonly time: number;
  /** open until each prize is paid or withheld, then ended */
  readonly state: string;
}
interface Tables {
  readonly rank_closed: ListedRanking;
}
export const closedRankings = listOver<Tables>()('rank_closed', {
  whose: null,
  id: 'position',
  sortable: ['position', 'prizes'],
  filters: { board: { equals: 'board' }, state: { equals: 'state' } },
  total: 'counted',
});

/**
 * The best plays by board and house day (spec 9.8), with the sums that prizes depend on. It keeps each player's successive
 * maxima, as one counts until the next has landed. A closed day takes no more plays: they count for the next.
 */
const counted: Projection = {
  name: COUNTED,
  version: 1,
  tables: ['rank_best', 'rank_day', 'rank_version', 'rank_terms', ...houseTable(HOUSE).tables],
  formerTables: ['box_rank', 'box_rank_open', 'box_rank_offset', 'hall_rank'],
  schema: `${houseTable(HOUSE).schema}
    CREATE TABLE IF NOT EXISTS rank_version (hash TEXT PRIMARY KEY, edge INTEGER NOT NULL, items TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS rank_terms (
      version INTEGER PRIMARY KEY, since INTEGER NOT NULL, box INTEGER NOT NULL, upgrade INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS rank_day (
      board TEXT NOT NULL, day INTEGER NOT NULL, plays INTEGER NOT NULL, edge INTEGER NOT NULL, closed INTEGER NOT NULL,
      PRIMARY KEY (board, day)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS rank_best (
      board TEXT NOT NULL, day INTEGER NOT NULL, player TEXT NOT NULL, multiple INTEGER NOT NULL, position TEXT NOT NULL,
      play TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (board, day, player, time)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS rank_best_multiple ON rank_best (board, day, multiple DESC, position);`,
  hears: [BoxOpened, BoxVersionPublished, UpgradePlayed, RankingClosed, ...HOUSE_CHANGES],
  prepare(database: Database) {
    const begin = prepareHouseDays(database, HOUSE);
    const beginTerms = termsTable(database);
    const versions = boxVersions(database);
    const beginBest = bestPlays(database);
    return (batch) => {
      const house = begin();
      const terms = beginTerms();
      const best = beginBest();
      const count = (board: Board, row: PlayedRow, { stake, edge }: Staked) => {
        const day = Math.max(house.dayOf(row.time), best.through(board) + 1);
        if (stake < terms.minimumOn(board, house.startOf(day, row.time), row.time)) return;
        best.take(board, day, row, edge);
      };
      for (const logged of batch) {
        house.take(logged);
        const { event, meta, position } = logged;
        const { time } = meta;
        if (BoxVersionPublished.is(event)) {
          const { odds, versionHash } = event.data;
          versions.put(versionHash, boxEdgeOf(odds), odds.items);
        } else if (RankingClosed.is(event)) best.close(event.data.board, event.data.day);
        else if (meta.stream === RULES && RulesPublished.is(event)) terms.publish(event.data);
        else if (meta.stream === RULES && ChangeStopped.is(event)) terms.stop();
        const player = playerOf(meta.stream);
        if (player === undefined) continue;
        const row = { player, position, play: placeOf(meta.stream, meta.version), time };
        if (BoxOpened.is(event) && event.data.paidBy === 'gems') {
          const { versionHash, ticket, price, kind } = event.data;
          const version = versions.get(versionHash);
          const multiple = boxMultipleOf(version.valueAt(ticket), price);
          count('box', { ...row, multiple }, { stake: price, edge: version.edge });
          if (kind === 'hash') {
            const day = house.dayOf(time);
            for (const [board, periodOf] of HASH_BOARDS)
              best.take(board, periodOf(day), { ...row, multiple }, 0);
          }
        } else if (UpgradePlayed.is(event) && event.data.items.length === 0) {
          const { multiple, edge } = upgradeScoreOf(event.data);
          count('upgrade', { ...row, multiple }, { stake: event.data.gems, edge });
        }
      }
      best.write();
    };
  },
};

interface Staked {
  readonly stake: number;
  readonly edge: number;
}

/** Closed days, and who was paid. */
const closed: Projection = {
  name: 'rankings-closed',
  version: 1,
  tables: ['rank_closed', 'rank_prize'],
  schema: `
    CREATE TABLE IF NOT EXISTS rank_closed (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, board TEXT NOT NULL, day INTEGER NOT NULL, plays INTEGER NOT NULL,
      edge INTEGER NOT NULL, prizes INTEGER NOT NULL, time INTEGER NOT NULL, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS rank_prize (
      id TEXT NOT NULL, rank INTEGER NOT NULL, player TEXT NOT NULL, amount INTEGER NOT NULL, reason TEXT NOT NULL,
      position TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (id, rank)) STRICT, WITHOUT ROWID;
    ${indexesOf(closedRankings)}`,
  hears: [RankingClosed, RankPrizePaid, RankPrizeWithheld, RankingEnded],
  prepare(database: Database) {
    const insert = database.prepare<[Omit<ListedRanking, 'state'>]>(
      "INSERT INTO rank_closed VALUES ($id, $position, $board, $day, $plays, $edge, $prizes, $time, 'open')",
    );
    const end = database.prepare<[string]>("UPDATE rank_closed SET state = 'ended' WHERE id = ?");
    const pay = database.prepare<[PrizeRow]>(
      'INSERT INTO rank_prize VALUES ($id, $rank, $player, $amount, $reason, $position, $time)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const { time } = meta;
        if (RankingClosed.is(event)) {
          const { board, day, plays, edge, rows } = event.data;
          const prizes = rows.reduce((sum, { amount }) => sum + amount, 0);
          insert.run({ id: idOf(meta.stream), position, board, day, plays, edge, prizes, time });
        } else if (RankingEnded.is(event)) end.run(idOf(meta.stream));
        else if (RankPrizePaid.is(event) || RankPrizeWithheld.is(event)) {
          const { closed: place, rank, amount } = event.data;
          const reason = RankPrizeWithheld.is(event) ? event.data.reason : '';
          const player = playerOf(meta.stream) ?? '';
          pay.run({ id: idOf(streamOf(place)), rank, player, amount, reason, position, time });
        }
      }
    };
  },
};

/** A prize that was paid, or withheld for a reason. */
export interface PrizeRow {
  readonly id: string;
  readonly rank: number;
  readonly player: string;
  readonly amount: number;
  readonly reason: '' | WithheldReason;
  readonly position: string;
  readonly time: number;
}

export const views: readonly Projection[] = [counted, closed];
