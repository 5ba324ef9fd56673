import { toGems } from '@skins/engine/kernel';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import { List } from '../lists/index.ts';
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

/** Sign-ins and rewards of the month, out of their table. */
export function signInSource({ readModels }: AdminTools): Source<SignInRow, SignInRow, SignInFilter> {
  const list = new List(readModels, listedSignIns);
  const find = (id: string) => {
    const found = list.find({ whose: null, id });
    return found && rowOf(found);
  };
  return {
    list({ filter: { playerId: player, board, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { player, board, time: { from, to } } };
      const ordered = { column: 'position', descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: rows.map(rowOf),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    one: find,
  };
}
