import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { type AnyEvent, type Reward, houseDate } from '@skins/engine/kernel';
import { MonthRewardClaimed, SignedIn } from '@skins/engine/signin';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A sign-in or a reward of the month, in the operators' list. */
export interface ListedSignIn {
  readonly position: string;
  readonly player: string;
  readonly board: 'every' | 'accumulate';
  readonly days: number;
  /** '2026-11-22', or '2026-11' for a reward of the month */
  readonly date: string;
  readonly reward_type: Reward['type'];
  /** the skin, or the box of a ticket */
  readonly reward_of: string | null;
  /** diamonds in 1/10,000 gem */
  readonly reward_amount: number;
  readonly board_hash: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly sign_in: ListedSignIn;
}

export const listedSignIns = listOver<Tables>()('sign_in', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { player: { equals: 'player' }, board: { equals: 'board' }, time: { range: 'time' } },
  total: 'counted',
});

const signIns: Projection = {
  name: 'sign-ins',
  version: 1,
  tables: ['sign_in'],
  schema: `
    CREATE TABLE IF NOT EXISTS sign_in (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, board TEXT NOT NULL, days INTEGER NOT NULL, date TEXT NOT NULL,
      reward_type TEXT NOT NULL, reward_of TEXT, reward_amount INTEGER NOT NULL, board_hash TEXT NOT NULL,
      time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedSignIns)}`,
  hears: [SignedIn, MonthRewardClaimed],
  prepare(database: Database) {
    const insert = database.prepare<ListedSignIn>(
      `INSERT INTO sign_in (position, player, board, days, date, reward_type, reward_of, reward_amount, board_hash, time)
       VALUES (:position, :player, :board, :days, :date, :reward_type, :reward_of, :reward_amount, :board_hash, :time)`,
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const said = saidBy(event);
        if (said !== undefined)
          insert.run({ position, player: playerOf(meta.stream) ?? '', time: meta.time, ...said });
      }
    };
  },
};

type Said = Omit<ListedSignIn, 'position' | 'player' | 'time'>;

function saidBy(event: AnyEvent): Said | undefined {
  if (SignedIn.is(event)) {
    const { day, index, boardHash, reward } = event.data;
    return { board: 'every', days: index, date: houseDate(day), board_hash: boardHash, ...columnsOf(reward) };
  }
  if (!MonthRewardClaimed.is(event)) return undefined;
  const { month, conditionNum, boardHash, reward } = event.data;
  const date = new Date(Date.UTC(1970, month, 1)).toISOString().slice(0, 7);
  return { board: 'accumulate', days: conditionNum, date, board_hash: boardHash, ...columnsOf(reward) };
}

const columnsOf = ({ type, skinId, boxId, amount }: Reward) => ({
  reward_type: type,
  reward_of: skinId ?? boxId ?? null,
  reward_amount: amount,
});

export const views: readonly Projection[] = [signIns];
