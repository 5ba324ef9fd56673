import { houseDate } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { accumulateOf, boardsOf, everyOf, handledIn, monthNow, resultOf, waitingIn } from './boards.ts';
import type * as contract from './contract.ts';

export const calls = ({ game }: Shop) => {
  const read = async (playerId: string): Promise<Player> => game.readPlayer(playerId);
  return {
    baseActivityInfo: async ({ playerId, language }) => {
      const boards = boardsOf(game, await read(playerId), game.clock());
      const { content, accumulate } = boards;
      const monthly = accumulateOf(game, { accumulate }, language);
      return {
        activityCondition: content.open
          ? [
              {
                activityType: 'every' as const,
                activityHandlerConditionList: everyOf(game, content, language),
              },
              { activityType: 'accumulate' as const, activityHandlerConditionList: monthly },
            ]
          : [],
        activityResult: resultOf(boards),
        activityAccumulate: monthNow(boards),
      };
    },

    handlerActivity: async ({ playerId, language }) => {
      const player = await read(playerId);
      return handledIn(game, player, boardsOf(game, player, game.clock()), language);
    },

    baseActivityValid: async ({ playerId }) => {
      const boards = boardsOf(game, await read(playerId), game.clock());
      if (waitingIn(boards) > 0) return 'notObtain';
      if (!boards.content.open) return 'notEnabled';
      return boards.standing.signedToday ? 'obtained' : 'notObtain';
    },

    playerSignIn: async ({ query: { playerId } }) => {
      const player = await read(playerId);
      if (player.accounts.registered === undefined) return new CallRefused('unknown-player');
      const boards = boardsOf(game, player, game.clock());
      const { month, days, claimed } = monthNow(boards);
      const { last } = player.signin;
      return {
        open: boards.content.open,
        lastDate: last === undefined ? null : houseDate(last.day),
        signedToday: boards.standing.signedToday,
        days: boards.standing.signed,
        month,
        monthDays: days,
        claimed,
      };
    },
  } satisfies Handlers<typeof contract>;
};
