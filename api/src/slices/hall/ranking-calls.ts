import { startOfHouseDay } from '@skins/engine/kernel';
import { today } from '../../foundation/game/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type * as contract from './contract.ts';
import type { HallParts } from './hall-parts.ts';

/** The best of a day. */
export const rankingCalls = ({ progress, game, ranking, boxes, callerOf }: HallParts) => {
  return {
    upgradeTop10: async ({ language, token, after }) => {
      await progress.settle(after);
      const day = today(game);
      const offset = game.houseOffset(game.clock());
      const caller = callerOf(token);
      return {
        yesterday: await ranking(day - 1, caller, language),
        today: await ranking(day, caller, language),
        yesterdayTime: startOfHouseDay(day - 1, offset),
        todayTime: startOfHouseDay(day, offset),
      };
    },

    openBoxTop10: async ({ language, token, after }) => {
      await progress.settle(after);
      const day = today(game);
      const offset = game.houseOffset(game.clock());
      const caller = callerOf(token);
      return {
        yesterday: boxes(day - 1, caller, language),
        today: boxes(day, caller, language),
        yesterdayTime: startOfHouseDay(day - 1, offset),
        todayTime: startOfHouseDay(day, offset),
      };
    },

    activityTime: () => {
      const midnight = startOfHouseDay(today(game) + 1, game.houseOffset(game.clock()));
      return { upgradeTime: midnight, openTime: midnight, amount: 0 };
    },

    upgradeRank: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const day = today(game) - (query.daysAgo ?? 0);
      return {
        day: startOfHouseDay(day, game.houseOffset(game.clock())),
        rows: await ranking(day, callerOf(token), language),
      };
    },
  } satisfies Pick<
    Handlers<typeof contract>,
    'upgradeTop10' | 'openBoxTop10' | 'activityTime' | 'upgradeRank'
  >;
};
