import type { Reward } from '@skins/engine/kernel';
import { SIGN_IN_BOARD, claimMonthReward, signInToday } from '@skins/engine/signin';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import { rewardFace } from './reward-face.ts';

/** What every claim is told beside its moment. */
const rewardsAt = (game: Game, time: number) => ({
  offset: game.houseOffset(time),
  priceOf: (skinId: string) => game.catalogueAt(time).skins.get(skinId)?.price,
});

/** What a player asks of the boards. */
interface Receiving {
  readonly body: {
    readonly activityType?: 'every' | 'accumulate';
    readonly conditionNum?: number;
    readonly boardHash?: string;
  };
  readonly playerId: string;
  readonly commandId: string;
  readonly language: Language;
}

/** A player signs in, or claims a reward of the month. */
export const signInReceiving = ({ game }: Pick<Shop, 'game'>) => {
  async function signIn({ body, playerId, commandId }: Receiving) {
    const { conditionNum, boardHash } = body;
    return runCommand(game, signInToday, {
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
  }

  async function claimMonth({ body, playerId, commandId }: Receiving) {
    return runCommand(game, claimMonthReward, {
      playerId,
      commandId,
      input: { conditionNum: body.conditionNum ?? 0 },
      context: (draw) => ({
        ...draw,
        ...rewardsAt(game, draw.time),
        boardAt: (time) => game.rulesAt(SIGN_IN_BOARD, time),
      }),
    });
  }

  return async (asked: Receiving) => {
    const { activityType = 'every' } = asked.body;
    const faceNow = (reward: Reward) => rewardFace(shownCatalogue(game), reward, asked.language);
    if (activityType === 'accumulate') {
      const claimed = await claimMonth(asked);
      if (claimed instanceof CallRefused) return claimed;
      const { conditionNum, reward, itemIds } = claimed.reply;
      return {
        activityType,
        conditionNum,
        ...faceNow(reward),
        itemIds: [...itemIds],
        position: claimed.position,
      };
    }
    const signed = await signIn(asked);
    if (signed instanceof CallRefused) return signed;
    const { index, reward, itemIds } = signed.reply;
    return {
      activityType,
      conditionNum: index,
      ...faceNow(reward),
      itemIds: [...itemIds],
      position: signed.position,
    };
  };
};
