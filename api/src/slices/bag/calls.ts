import { ItemStatus, sellItems } from '@skins/engine/bag';
import { toGems } from '@skins/engine/kernel';
import { whyIn } from '../adjustments/reasons.ts';
import { voidedFor } from '../adjustments/views.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { balanceAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { bagPage, itemsNamed, termsShown, toldItem } from './bag-page.ts';
import type * as contract from './contract.ts';
import { itemRecord } from './item-record.ts';
import { sellBackAt } from './sell-back-at.ts';

export const calls = ({ game, readModels }: Shop) => {
  const voided = voidedFor(readModels);
  return {
    // A settings call: no stream is read.
    sellBackTerms: async () => termsShown(game),

    backPack: ({ query, playerId, language }) => bagPage(game, playerId, query, language),

    heldItems: ({ query, playerId, language }) => itemsNamed(game, playerId, query.ids.split(','), language),

    dropRecord: async ({ query, playerId, language }) => {
      const { bag } = await game.readPlayer(playerId);
      const catalogue = shownCatalogue(game);
      const page = itemRecord(bag, query);
      return {
        records: page.items.map((item) => ({
          ...toldItem(catalogue, item, language),
          price: toGems(item.value),
          why: item.status === ItemStatus.voided ? whyIn(voided(item.itemId), language) : null,
        })),
        total: bag.items.length,
        next: nextOf(page),
        sources: [...page.sources],
      };
    },

    sellBackItems: async ({ body: input, playerId, commandId }) => {
      const played = await runCommand(game, sellItems, {
        playerId,
        commandId,
        input,
        context: (moment) => ({ ...moment, ...sellBackAt(game, moment.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { price, balance, itemIds } = played.reply;
      return {
        price: toGems(price),
        balance: await balanceAfter(game, playerId, { balance, position: played.position }),
        itemIds: [...itemIds],
        position: played.position,
      };
    },
  } satisfies Handlers<typeof contract>;
};
