import type { Database } from 'better-sqlite3';
import { type RecordPage, recordPages } from '../../foundation/records/index.ts';
import { type ListedUpgrade, RECORDS } from '../upgrades/views.ts';
import type { TallyRow } from './views.ts';
import {
  ALL_TURNING,
  type Asking,
  type Part,
  TURNING,
  type Turning,
  sorted,
  turningFor,
  without,
} from './young-upgrades.ts';

/** A player's upgrades in sum. Amounts in 1/10,000 gem. */
interface PlayerRow extends TallyRow {
  readonly player: string;
  readonly staked: number;
  readonly returned: number;
}

/** What a player's upgrades came to. */
export function landedOfPlayer(database: Database) {
  const turning = turningFor(database);
  const player = database.prepare<[string], PlayerRow>('SELECT * FROM hall_player WHERE userId = ?');
  const turningOf = database.prepare<[...Turning, string], ListedUpgrade>(
    `SELECT * ${TURNING} AND player = ?`,
  );
  const recordOf = recordPages(database, RECORDS);
  const turningInRecord = database
    .prepare<[...Turning, string], number>(`SELECT COUNT(*) ${ALL_TURNING} AND player = ?`)
    .pluck();

  return {
    /** A page of a player's record. */
    recordOf: database.transaction(
      (of: string, { offset, limit }: Part, asking: Asking): Pick<RecordPage, 'positions' | 'total'> => {
        const young = turningInRecord.get(...turning(asking), of) ?? 0;
        const { positions, total } = recordOf(of, { offset: offset + young, limit });
        return { positions, total: total - young };
      },
    ),

    /** Undefined where the player never upgraded. */
    ofPlayer: database.transaction((userId: string, asking: Asking): PlayerRow | undefined => {
      const row = player.get(userId);
      if (row === undefined) return undefined;
      const young = turningOf.all(...turning(asking), row.player);
      return {
        ...without(row, young.map(sorted)),
        player: row.player,
        staked: young.reduce((left, { stake }) => left - stake, row.staked),
        returned: young.reduce((left, { won, price }) => left - won * price, row.returned),
      };
    }),
  };
}
