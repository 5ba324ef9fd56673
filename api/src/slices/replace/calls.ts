import { replaceSkins } from '@skins/engine/replace';
import { shownCatalogue } from '../catalogue/shown.ts';
import { balanceAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { pricesAt } from './prices.ts';
import { ReplaceRecord, shownReplacement } from './record.ts';
import { offerCalls } from './offer-calls.ts';

export const calls = ({ game, progress, readModels }: Shop) => {
  const record = new ReplaceRecord(readModels);
  return {
    ...offerCalls({ game }),

    playReplace: async ({ body: input, playerId, commandId, language }) => {
      const played = await runCommand(game, replaceSkins, {
        playerId,
        commandId,
        input,
        context: (draw) => ({ ...draw, ...pricesAt(game, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { balance, ...replaced } = played.reply;
      return {
        ...shownReplacement(replaced, shownCatalogue(game), language),
        position: played.position,
        commandId,
        balance: await balanceAfter(game, playerId, { balance, position: played.position }),
      };
    },

    replaceRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      return record.page(playerId, query, shownCatalogue(game), language);
    },
  } satisfies Handlers<typeof contract>;
};
