import { houseDate } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import { SIGN_IN_BOARD, claimMonthReward, signInToday } from '@skins/engine/signin';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type Game, play } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { accumulateOf, boardsOf, everyOf, handledIn, monthNow, resultOf, waitingIn } from './boards.ts';
import type * as contract from './contract.ts';
import { rewardFace } from './reward-face.ts';

/** What every claim is told beside its moment. */
const rewardsAt = (game: Game, time: number) => ({
  offset: game.houseOffset(time),
  priceOf: (skinId: string) => game.catalogueAt(time).skins.get(skinId)?.price,
});

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

    receiveActivity: async ({ body, playerId, commandId, language }) => {
      const { activityType = 'every', conditionNum, boardHash } = body;
      const faceNow = (reward: Parameters<typeof rewardFace>[1]) =>
        rewardFace(shownCatalogue(game), reward, language);
      if (activityType === 'accumulate') {
        const claimed = await play(game, claimMonthReward, {
          playerId,
          commandId,
          input: { conditionNum: conditionNum ?? 0 },
          context: (draw) => ({
            ...draw,
            ...rewardsAt(game, draw.time),
            boardAt: (time) => game.rulesAt(SIGN_IN_BOARD, time),
          }),
        });
        if (claimed instanceof CallRefused) return claimed;
        const { reply, position } = claimed;
        return { activityType, conditionNum: reply.conditionNum, ...faceNow(reply.reward), position };
      }
      const signed = await play(game, signInToday, {
        playerId,
        commandId,
        input: {
          ...(conditionNum !== undefined && { index: conditionNum }),
          ...(boardHash !== undefined && { boardHash }),
        },
        context: (draw) => ({
          ...draw,
          ...rewardsAt(game, draw.time),
          board: game.rulesAt(SIGN_IN_BOARD, draw.time),
        }),
      });
      if (signed instanceof CallRefused) return signed;
      const { reply, position } = signed;
      return { activityType, conditionNum: reply.index, ...faceNow(reply.reward), position };
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
