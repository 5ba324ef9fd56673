import { openBox, resetBox } from '@skins/engine/boxes';
import { kindOfBox } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { balanceAfter, playerAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { dropTerms } from '../drops/terms.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { dayOf } from './day.ts';
import { paidFor } from './openings.ts';
import { rollOfOpen } from './presenters.ts';

/** A player opens boxes, or resets one. */
export const openingCalls = ({ game }: Pick<Shop, 'game'>) => {
  return {
    openBox: async ({ body, playerId, commandId, language }) => {
      const { boxId, count, versionHash, free = 0, ticket = false, dropsHash = null } = body;
      const played = await runCommand(game, openBox, {
        playerId,
        commandId,
        input: { boxId, count, versionHash, ...(ticket && { by: 'ticket' as const }) },
        context(draw) {
          const catalogue = game.catalogueAt(draw.time);
          return {
            ...draw,
            version: catalogue.boxes.get(boxId)?.current,
            kind: kindOfBox(catalogue, boxId),
            houseOffset: game.houseOffset(draw.time),
            freeSeen: free,
            drops: dropTerms(game, catalogue, draw.time),
            dropsSeen: dropsHash,
          };
        },
      });
      if (played instanceof CallRefused) return played;
      const { balance, opens, items } = played.reply;
      const catalogue = shownCatalogue(game);
      const rolls = [];
      for (const [k, open] of opens.entries()) {
        const roll = rollOfOpen(game, catalogue, open, items[k]?.value ?? 0, language);
        rolls.push({ ...roll, nextServerHash: await commitmentAfter(game, playerId, open.reveal) });
      }
      return {
        balance: await balanceAfter(game, playerId, { balance, position: played.position }),
        cost: toGems(opens.reduce((sum, open) => sum + paidFor(open), 0)),
        position: played.position,
        opens: rolls,
      };
    },

    resetBox: async ({ body: input, playerId, commandId }) => {
      const played = await runCommand(game, resetBox, {
        playerId,
        commandId,
        input,
        context: (moment) => ({
          ...moment,
          version: game.catalogueAt(moment.time).boxes.get(input.boxId)?.current,
          houseOffset: game.houseOffset(moment.time),
        }),
      });
      if (played instanceof CallRefused) return played;
      const time = played.time ?? game.clock();
      const box = game.catalogueAt(time).boxes.get(input.boxId);
      const player = await playerAfter(game, playerId, played.position);
      const left = box && dayOf(player, box, { time, offset: game.houseOffset(time) }).left;
      return { left: left ?? 0, position: played.position };
    },
  } satisfies Pick<Handlers<typeof contract>, 'openBox' | 'resetBox'>;
};
