import { FOLLOWED_MAX } from '../../foundation/live/followers.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { levelNow } from '../vip/level-now.ts';
import type * as contract from './contract.ts';
import { isFollowable, isHidden, personShown } from './page.ts';
import { profileQuestions } from './questions.ts';
import { resultShown } from './result.ts';

type Following = Pick<
  Shop<{ readonly accounts: AccountsDesk }>,
  'game' | 'progress' | 'readModels' | 'desks'
>;

/** Handlers of the calls about whom a player follows. */
export const followCalls = ({ game, progress, readModels, desks }: Following) => {
  const ask = profileQuestions(readModels);
  const levelOf = levelNow(game, readModels);
  const { follows } = desks.accounts.personal;

  return {
    followPlayer: async ({ body: { userId, follow }, playerId }) => {
      const followed = ask.playerOf(userId);
      if (followed === undefined) return new CallRefused('no-such-profile');
      if (!follow) {
        await follows.end(playerId, followed);
        return { followed: false };
      }
      const now = game.clock();
      const player = await game.readPlayer(followed);
      if (isHidden(player, now)) return new CallRefused('no-such-profile');
      if (followed === playerId || !isFollowable(player, now)) return new CallRefused('not-followable');
      const added = await follows.add(playerId, followed, now);
      return added ? { followed: true } : new CallRefused('follows-too-many');
    },

    following: async ({ playerId, language, after }) => {
      await progress.settle(after);
      const now = game.clock();
      const catalogue = shownCatalogue(game);
      const rows = (await follows.of(playerId)).map(async ({ followed, since }) => {
        if (!isFollowable(await game.readPlayer(followed), now)) {
          await follows.end(playerId, followed);
          return [];
        }
        const { newest } = ask.plays(followed, now).sums;
        return [
          {
            ...personShown(followed, levelOf(followed)),
            since,
            newest: newest && resultShown(catalogue, newest, language),
          },
        ];
      });
      return { most: FOLLOWED_MAX, records: (await Promise.all(rows)).flat() };
    },
  } satisfies Handlers<Pick<typeof contract, 'followPlayer' | 'following'>>;
};
