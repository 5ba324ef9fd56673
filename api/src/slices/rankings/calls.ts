import { startOfHouseDay } from '@skins/engine/kernel';
import type { Board } from '@skins/engine/rankings';
import { today } from '../../foundation/game/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { peopleShown } from '../hall/people.ts';
import { levelNow } from '../vip/level-now.ts';
import type * as contract from './contract.ts';
import { daysShown } from './day-shown.ts';
import { hashCalls } from './hash-calls.ts';
import { playsShown } from './plays-shown.ts';
import { rankQuestions } from './questions.ts';
import { snapshots } from './snapshots.ts';

/** Rankings of the house days, and of hash boxes. */
export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const ask = rankQuestions(readModels);
  const snapshotOf = snapshots(game, ask);
  const plays = playsShown(game, peopleShown(levelNow(game, readModels)));
  const days = daysShown({ game, ask, snapshotOf, plays });
  const lookingOf = async (token: string | undefined, language: Language) => ({
    caller: await desks.accounts.sessions.playerOf(token),
    language,
  });
  const startOf = (day: number) => startOfHouseDay(day, game.houseOffset(game.clock()));

  const topTen = async (board: Board, token: string | undefined, language: Language) => {
    const day = today(game);
    const looking = await lookingOf(token, language);
    return {
      yesterday: await days.rows(board, day - 1, looking),
      today: await days.rows(board, day, looking),
      yesterdayTime: startOf(day - 1),
      todayTime: startOf(day),
    };
  };

  return {
    upgradeTop10: async ({ language, token, after }) => {
      await progress.settle(after);
      return topTen('upgrade', token, language);
    },

    openBoxTop10: async ({ language, token, after }) => {
      await progress.settle(after);
      return topTen('box', token, language);
    },

    activityTime: () => {
      const midnight = startOf(today(game) + 1);
      const amount = days.amountToday('box') + days.amountToday('upgrade');
      return { upgradeTime: midnight, openTime: midnight, amount };
    },

    ranking: async ({ query: { board, daysAgo = 0 }, language, token, after }) => {
      await progress.settle(after);
      return days.day(board, today(game) - daysAgo, await lookingOf(token, language));
    },

    upgradeRank: async ({ query: { daysAgo = 0 }, language, token, after }) => {
      await progress.settle(after);
      const day = today(game) - daysAgo;
      return { day: startOf(day), rows: await days.rows('upgrade', day, await lookingOf(token, language)) };
    },

    ...hashCalls({ game, progress, ask, snapshotOf, plays, lookingOf, startOf }),
  } satisfies Handlers<typeof contract>;
};
