import { toGems } from '@skins/engine/kernel';
import { FRAGMENT_EXCHANGE, exchangeFragments, heldOf } from '@skins/engine/props';
import { faceIn } from '../catalogue/skin-face.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { playerAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';

/** Fragments and what they are exchanged for. */
export const fragmentCalls = ({ game }: Pick<Shop, 'game'>) => {
  return {
    fragmentOffers: async ({ playerId, language }) => {
      const { hash, content } = game.rulesAt(FRAGMENT_EXCHANGE, game.clock());
      const catalogue = shownCatalogue(game);
      return {
        open: content.open,
        held: heldOf((await game.readPlayer(playerId)).props, 'debris'),
        rulesHash: hash,
        offers: content.offers.flatMap(({ skinId, fragments }) => {
          const skin = catalogue.skins.get(skinId);
          return skin === undefined
            ? []
            : [{ ...faceIn(catalogue, skinId, language), fragments, price: toGems(skin.price) }];
        }),
      };
    },

    exchangeFragments: async ({ body: input, playerId, commandId, language }) => {
      const played = await runCommand(game, exchangeFragments, {
        playerId,
        commandId,
        input,
        context: (draw) => ({
          ...draw,
          skin: game.catalogueAt(draw.time).skins.get(input.skinId),
          exchange: game.rulesAt(FRAGMENT_EXCHANGE, draw.time),
        }),
      });
      if (played instanceof CallRefused) return played;
      const { item } = played.reply;
      return {
        ...faceIn(shownCatalogue(game), input.skinId, language),
        itemId: item?.itemId ?? '',
        value: toGems(item?.value ?? 0),
        held: heldOf((await playerAfter(game, playerId, played.position)).props, 'debris'),
        position: played.position,
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'fragmentOffers' | 'exchangeFragments'>;
};
