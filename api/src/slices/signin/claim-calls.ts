import { SIGN_IN_BOARD, claimMonthReward, signInToday } from '@skins/engine/signin';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { rewardFace } from './reward-face.ts';

/** What every claim is told beside its moment. */
const rewardsAt = (game: Game, time: number) => ({
  offset: game.houseOffset(time),
  priceOf: (skinId: string) => game.catalogueAt(time).skins.get(skinId)?.price,
});

/** A player signs in, or claims a reward of the month. */
export const claimCalls = ({ game }: Pick<Shop, 'game'>) => {
  return {
    receiveActivity: async ({ body, playerId, commandId, language }) => {
      const { activityType = 'every', conditionNum, boardHash } = body;
      const faceNow = (reward: Parameters<typeof rewardFace>[1]) =>
        rewardFace(shownCatalogue(game), reward, language);
      if (activityType === 'accumulate') {
        const claimed = await runCommand(game, claimMonthReward, {
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
      const signed = await runCommand(game, signInToday, {
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
  } satisfies Pick<Handlers<typeof contract>, 'receiveActivity'>;
};
