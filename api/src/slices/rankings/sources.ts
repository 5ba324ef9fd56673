import { houseDate, idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Board, MULTIPLE_UNITS, type WithheldReason, rankingStream } from '@skins/engine/rankings';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { rankQuestions } from './questions.ts';
import type { RankingRecord, RankingRow } from './resources.ts';
import { type ListedRanking, closedRankings } from './views.ts';

interface RankingFilter {
  readonly board?: Board;
  readonly state?: string;
}

const rowOf = ({
  position: id,
  board,
  day,
  plays,
  edge,
  prizes,
  state,
  time,
}: ListedRanking): RankingRow => ({
  id,
  board,
  date: houseDate(day),
  plays,
  edge: toGems(edge),
  prizes: toGems(prizes),
  state: state === 'ended' ? 'ended' : 'open',
  time,
});

/** Closed days in the order of their table; details from their streams. */
export function rankingSource({
  readModels,
  game,
}: AdminTools): Source<RankingRow, RankingRecord, RankingFilter> {
  const list = new List(readModels, closedRankings);
  const ask = rankQuestions(readModels);
  return {
    ...tableSource(list, {
      shown: rowOf,
      narrowed: ({ board, state }: RankingFilter) => ({ board, state }),
      columnOf: (field) => (field === 'prizes' ? 'prizes' : 'position'),
    }),
    async one(position) {
      const row = list.find({ whose: null, id: position });
      if (row === undefined) return undefined;
      const { closed } = (await game.streams.ranking.read(rankingStream(row.board, row.day))).state;
      if (closed === undefined) return undefined;
      const settled = new Map(ask.prizesOf(row.id).map((prize) => [prize.rank, prize.reason]));
      return {
        ...rowOf(row),
        rulesHash: closed.rulesHash,
        paysAt: closed.paysAt,
        rows: closed.rows.map(({ play, multiple, amount }, k) => ({
          rank: k + 1,
          player: idOf(streamOf(play)),
          play,
          multiple: multiple / MULTIPLE_UNITS,
          amount: toGems(amount),
          result: shownResult(settled.get(k + 1)),
        })),
      };
    },
  };
}

const shownResult = (reason: '' | WithheldReason | undefined): RankingRecord['rows'][number]['result'] =>
  reason === undefined ? 'due' : reason === '' ? 'paid' : reason;
