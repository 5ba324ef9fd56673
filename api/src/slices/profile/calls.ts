import { itemOf } from '@skins/engine/bag';
import { chooseProfile } from '@skins/engine/profile';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { levelNow } from '../vip/level-now.ts';
import type * as contract from './contract.ts';
import { followCalls } from './follow-calls.ts';
import { itemShown } from './item-view.ts';
import { isHidden, pagesOf } from './page.ts';
import { profileQuestions } from './questions.ts';

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const ask = profileQuestions(readModels);
  const { follows } = desks.accounts.personal;
  const page = pagesOf({ game, ask, levelOf: levelNow(game, readModels), follows });

  return {
    profileOf: async ({ query: { id }, language, token, after }) => {
      await progress.settle(after);
      const playerId = ask.playerOf(id);
      if (playerId === undefined) return new CallRefused('no-such-profile');
      const player = await game.readPlayer(playerId);
      if (isHidden(player, game.clock())) return new CallRefused('no-such-profile');
      const { shown } = player.profile;
      const { luck, runs, best, collection, titles, gems, live, ...person } = await page(playerId, player, {
        caller: await desks.accounts.sessions.playerOf(token),
        language,
      });
      return {
        ...person,
        luck: shown.luck ? luck : null,
        runs: shown.runs ? runs : null,
        best: shown.best ? best : null,
        collection: shown.collection ? collection : null,
        titles: shown.titles ? (titles?.filter(({ earned }) => earned) ?? null) : null,
        gems: shown.gems ? gems : null,
        live: shown.live ? live : null,
      };
    },

    ownProfile: async ({ playerId, language, after }) => {
      await progress.settle(after);
      const player = await game.readPlayer(playerId);
      return {
        ...(await page(playerId, player, { caller: playerId, language })),
        shown: player.profile.shown,
      };
    },

    chooseProfile: async ({ body, playerId, commandId }) => {
      const played = await runCommand(game, chooseProfile, {
        playerId,
        commandId,
        input: body,
        context: () => undefined,
      });
      if (played instanceof CallRefused) return played;
      if (!played.reply.live) await follows.endAllOf(playerId);
      return { shown: played.reply, position: played.position };
    },

    ...followCalls({ game, progress, readModels, desks }),

    itemView: async ({ query: { id }, playerId, language, after }) => {
      await progress.settle(after);
      const { bag } = await game.readPlayer(playerId);
      const item = itemOf(bag, id);
      if (item === undefined) return new CallRefused('no-such-item');
      return itemShown(game, { bag, item, moves: ask.moves(id), language });
    },
  } satisfies Handlers<typeof contract>;
};
