import { type Game, today } from '../../foundation/game/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Progress } from '../../foundation/projections/index.ts';
import type * as contract from './contract.ts';
import type { Looking } from './day-shown.ts';
import { mineIn } from './mine.ts';
import { firstDayOf } from './periods.ts';
import type { PlaysShown } from './plays-shown.ts';
import type { RankQuestions } from './questions.ts';
import type { Snapshots } from './snapshots.ts';

const NO_AWARD = { awardAmount: 0, award: 'none', reason: null, awardPosition: null } as const;

interface Parts {
  readonly game: Game;
  readonly progress: Pick<Progress, 'settle'>;
  readonly ask: RankQuestions;
  readonly snapshotOf: Snapshots;
  readonly plays: PlaysShown;
  readonly lookingOf: (token: string | undefined, language: Language) => Promise<Looking>;
  /** Returns the 0:00 of a house day. */
  readonly startOf: (day: number) => number;
}

/** Hash boxes by day, week and month. */
export const hashCalls = ({ game, progress, ask, snapshotOf, plays, lookingOf, startOf }: Parts) => {
  const mineOf = async (snapshot: ReturnType<Snapshots>, { caller, language }: Looking) => {
    if (caller === undefined) return null;
    const own = await mineIn({ ask, plays }, snapshot, { caller, language });
    const { identity } = await game.readPlayer(caller);
    return { ...own, ...NO_AWARD, verified: identity.verified !== undefined };
  };
  return {
    hashRank: async ({ query: { period = 'day' }, language, token, after }) => {
      await progress.settle(after);
      const looking = await lookingOf(token, language);
      const first = firstDayOf(period, today(game));
      const snapshot = snapshotOf(`hash-${period}`, first);
      return {
        rows: await Promise.all(snapshot.top.map((row) => plays.provenOf(row, looking))),
        time: startOf(first),
        updatedAt: snapshot.at,
        plays: snapshot.sums.plays,
        mine: await mineOf(snapshot, looking),
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'hashRank'>;
};
