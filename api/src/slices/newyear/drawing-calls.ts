import { invariant, toGems } from '@skins/engine/kernel';
import { drawSeason, reachSeasonMilestone } from '@skins/engine/newyear';
import { type Game, playerAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { ordinalOf, positionOf } from '../../foundation/store/index.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { faceWorth } from './faces.ts';
import { drawShown } from './presenters.ts';
import { partNow, runningAt, seasonBy } from './season-now.ts';
import { viewOf } from './view-of.ts';

/** A player spends radishes, or receives a milestone. */
export const drawingCalls = ({ game }: Pick<Shop, 'game'>) => {
  return {
    newYearDraw: async ({ body: { rulesHash }, playerId, commandId, language }) => {
      const played = await runCommand(game, drawSeason, {
        playerId,
        commandId,
        input: { rulesHash },
        context: (draw) => ({ ...draw, ...seasonContext(game, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { time, reply } = played;
      invariant(time !== undefined, 'a draw is an event');
      const position = positionOf(ordinalOf(played.position) - reply.behind);
      const player = await playerAfter(game, playerId, played.position);
      const terms = runningAt(game, time);
      const drawn = { data: reply.drawn, time, position, command: commandId };
      return {
        ...drawShown(drawn, seasonBy(game, rulesHash)?.prizes ?? [], viewOf(game, language)),
        itemIds: [...reply.itemIds],
        radishes: terms === undefined ? 0 : partNow(player, terms, time).radishes,
        balance: toGems(reply.balance ?? player.wallet.balance),
        nextServerHash: await commitmentAfter(game, playerId, reply.drawn.reveal),
      };
    },

    newYearMilestone: async ({ body: { radishes, rulesHash }, playerId, commandId, language }) => {
      const played = await runCommand(game, reachSeasonMilestone, {
        playerId,
        commandId,
        input: { radishes, rulesHash },
        context: (given) => ({ ...given, ...seasonContext(game, given.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { catalogue, prices } = viewOf(game, language);
      const { reply, position } = played;
      return { radishes: reply.radishes, ...faceWorth(catalogue, reply.reward, prices, language), position };
    },
  } satisfies Pick<Handlers<typeof contract>, 'newYearDraw' | 'newYearMilestone'>;
};

/** Returns the season and the prices that a command decides by. */
function seasonContext(game: Game, time: number) {
  const { skins } = game.catalogueAt(time);
  return { terms: runningAt(game, time), priceOf: (skinId: string) => skins.get(skinId)?.price };
}
