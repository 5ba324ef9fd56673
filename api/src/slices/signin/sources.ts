import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import type { SignInRow } from './resources.ts';
import { type ListedSignIn, listedSignIns } from './views.ts';

interface SignInFilter {
  readonly playerId?: string;
  readonly board?: 'every' | 'accumulate';
  readonly from?: number;
  readonly to?: number;
}

const rowOf = (one: ListedSignIn): SignInRow => ({
  id: one.position,
  playerId: one.player,
  board: one.board,
  days: one.days,
  date: one.date,
  rewardType: one.reward_type,
  rewardOf: one.reward_of,
  rewardNum: one.reward_type === 'diamond' ? toGems(one.reward_amount) : one.reward_amount,
  boardHash: one.board_hash,
  time: one.time,
});

/** Sign-ins and rewards of the month, from their table. */
export function signInSource({ readModels }: AdminTools): Source<SignInRow, SignInRow, SignInFilter> {
  return tableSource(new List(readModels, listedSignIns), {
    shown: rowOf,
    narrowed: ({ playerId: player, board, from, to }: SignInFilter) => ({
      player,
      board,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
}
