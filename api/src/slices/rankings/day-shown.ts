import { startOfHouseDay, toGems } from '@skins/engine/kernel';
import {
  type Board,
  DUE_AFTER_MS,
  PAYS_AFTER_MS,
  type Ranking,
  SHARE_UNITS,
  prizesOf,
  rankingStream,
} from '@skins/engine/rankings';
import { idOf } from '@skins/engine/kernel';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Game, today } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { ranking } from './contract.ts';
import { mineIn } from './mine.ts';
import type { PlaysShown } from './plays-shown.ts';
import type { RankQuestions } from './questions.ts';
import { termsOfDay } from './ranking-desk.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

type Day = DataOf<typeof ranking>;
type Row = Day['rows'][number];

interface Tools {
  readonly game: Game;
  readonly ask: RankQuestions;
  readonly snapshotOf: Snapshots;
  readonly plays: PlaysShown;
}

export interface Looking {
  readonly caller: string | undefined;
  readonly language: Language;
}

/** Returns the gems of amounts together. */
const summed = (amounts: readonly number[]): number => toGems(amounts.reduce((sum, one) => sum + one, 0));

/** Returns a function for the caller's own place; null for a visitor. */
const ownPlaces =
  ({ game, ask, plays }: Tools) =>
  async (snapshot: Snapshot, { caller, language }: Looking, award: Award): Promise<Day['mine']> => {
    if (caller === undefined) return null;
    const { identity } = await game.readPlayer(caller);
    const own = await mineIn({ ask, plays }, snapshot, { caller, language });
    return { ...own, ...award, verified: identity.verified !== undefined };
  };

type Promised = (snapshot: Snapshot, board: Board) => { readonly prizes: readonly number[] };

/** Returns a function for the rows of a day, with what became of each prize. */
const rowsShown =
  ({ ask, plays }: Tools, promised: Promised) =>
  async (snapshot: Snapshot, board: Board, looking: Looking, closed: Ranking['closed']): Promise<Row[]> => {
    const id = idOf(rankingStream(board, snapshot.day));
    const settled = new Map(ask.prizesOf(id).map((prize) => [prize.rank, prize]));
    const prizes = closed?.rows.map(({ amount }) => amount) ?? promised(snapshot, board).prizes;
    return Promise.all(
      snapshot.top.map(async (row, k): Promise<Row> => {
        const prize = settled.get(k + 1);
        const paid = prize === undefined ? 'due' : prize.reason === '' ? 'paid' : 'withheld';
        return {
          ...(await plays.rowOf(board, row, looking)),
          awardAmount: toGems(prizes[k] ?? 0),
          award: closed === undefined ? 'counting' : paid,
        };
      }),
    );
  };

/** Rankings of house days with prizes. */
export function daysShown(tools: Tools) {
  const { game, ask, snapshotOf } = tools;
  const ownIn = ownPlaces(tools);
  const offset = () => game.houseOffset(game.clock());

  /** What a day's prizes come to so far. */
  const promised = (snapshot: Snapshot, board: Board) => {
    const { hash, content } = termsOfDay(game, snapshot.day);
    return { hash, content, prizes: prizesOf(content, board, snapshot.sums.edge) };
  };

  const rowsOf = rowsShown(tools, promised);

  const rankingAt = async (board: Board, day: number): Promise<Ranking> =>
    (await game.streams.ranking.read(rankingStream(board, day))).state;

  return {
    /** @param day days since 1970-01-01 */
    async rows(board: Board, day: number, looking: Looking): Promise<Row[]> {
      const { closed } = await rankingAt(board, day);
      return rowsOf(snapshotOf(board, day, closed?.time), board, looking, closed);
    },

    /** Returns all prizes of a board today, in gems, as its plays carry them so far. */
    amountToday: (board: Board): number => summed(promised(snapshotOf(board, today(game)), board).prizes),

    async day(board: Board, day: number, looking: Looking): Promise<Day> {
      const { closed, ended } = await rankingAt(board, day);
      const snapshot = snapshotOf(board, day, closed?.time);
      const { hash, content, prizes } = promised(snapshot, board);
      const rows = await rowsOf(snapshot, board, looking, closed);
      const endsAt =
        closed === undefined ? startOfHouseDay(day + 1, offset()) : closed.paysAt - PAYS_AFTER_MS;
      const id = idOf(rankingStream(board, day));
      const settled = ask.prizesOf(id);
      const amounts = closed === undefined ? prizes : prizesOf(content, board, closed.edge);
      return {
        rows,
        time: startOfHouseDay(day, offset()),
        state: stateOf({ closed, ended }, day < today(game), settled.length),
        endsAt,
        paysAt: endsAt + PAYS_AFTER_MS,
        dueAt: endsAt + DUE_AFTER_MS,
        updatedAt: snapshot.at,
        paid: settled.length,
        plays: closed?.plays ?? snapshot.sums.plays,
        edge: toGems(closed?.edge ?? snapshot.sums.edge),
        prizes: amounts.map(toGems),
        amount: summed(amounts),
        promised: summed(content[board].prizes),
        share: content.share / SHARE_UNITS,
        minimumPrice: toGems(content[board].minimumPrice),
        rulesHash: closed?.rulesHash ?? hash,
        closedPosition: ask.closedAt(id) ?? null,
        mine: await ownIn(snapshot, looking, awardOf(settled, rows)),
      };
    },
  };
}

/** The list of prizes may be a moment behind the stream: a day has ended once both say so. */
const stateOf = (
  { closed, ended }: Pick<Ranking, 'closed' | 'ended'>,
  over: boolean,
  settled: number,
): Day['state'] => {
  if (closed === undefined) return over ? 'closing' : 'counting';
  const due = closed.rows.filter(({ amount }) => amount > 0).length;
  return ended !== undefined && settled >= due ? 'ended' : 'closed';
};

type Award = ReturnType<typeof awardOf>;

/** Returns what became of the caller's prize. */
function awardOf(settled: ReturnType<RankQuestions['prizesOf']>, rows: readonly Row[]) {
  const k = rows.findIndex(({ me }) => me);
  const row = rows[k];
  if (row === undefined || row.awardAmount === 0)
    return { awardAmount: 0, award: 'none' as const, reason: null, awardPosition: null };
  const prize = settled.find(({ rank }) => rank === k + 1);
  return {
    awardAmount: row.awardAmount,
    award: row.award,
    reason: prize === undefined || prize.reason === '' ? null : prize.reason,
    awardPosition: prize?.position ?? null,
  };
}
