import { MAX_REPLACED, pricedChoice } from '@skins/engine/replace';
import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../catalogue/skin-face.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { pricesAt, refundShareIn } from './prices.ts';
import { replacementsIn } from './replacements.ts';

const PAGE = 24;
/** What a share of the whole is counted in. */
const WHOLE = 10_000;

/** What items can be replaced by, and for how much. */
export const offerCalls = ({ game }: Pick<Shop, 'game'>) => {
  return {
    replaceTerms: () => {
      const prices = pricesAt(game, game.clock());
      const { content, hash } = prices.terms;
      return {
        open: content.open,
        fee: content.fee / WHOLE,
        topUp: content.topUp / WHOLE,
        refund: refundShareIn(prices) / WHOLE,
        max: MAX_REPLACED,
        rulesHash: hash,
      };
    },

    replacements: ({ query, language }) => {
      const { current = 1, size = PAGE, q = '', rarity, least = 0, most, sort = 'dearest' } = query;
      const catalogue = shownCatalogue(game);
      const found = replacementsIn(catalogue, {
        q,
        rarity,
        least: amountOf(least),
        most: most === undefined ? Infinity : amountOf(most),
        order: sort,
      });
      return {
        total: found.length,
        current,
        records: found.slice((current - 1) * size, current * size).map(({ skinId, price }) => ({
          ...faceOf(catalogue, skinId, language),
          price: toGems(price),
        })),
      };
    },

    replaceQuote: async ({ query, playerId }) => {
      const { bag, wallet } = await game.readPlayer(playerId);
      const asked = { itemIds: query.itemIds.split(','), skinIds: query.skinIds.split(',') };
      const prices = pricesAt(game, game.clock());
      const choice = pricedChoice(bag, asked, prices);
      if ('kind' in choice) return new CallRefused(choice.rejection.code, { data: choice.rejection });
      const { deal, quote } = choice;
      return {
        worth: toGems(deal.worth),
        fee: toGems(deal.fee),
        credit: toGems(deal.credit),
        price: toGems(deal.price),
        paid: toGems(deal.paid),
        most: toGems(deal.most),
        refund: toGems(deal.refund),
        kept: toGems(deal.kept),
        balance: toGems(wallet.balance),
        rulesHash: prices.terms.hash,
        quote,
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'replaceTerms' | 'replacements' | 'replaceQuote'>;
};
