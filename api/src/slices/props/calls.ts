import { unlockTrend } from '@skins/engine/props';
import { shownCatalogue } from '../catalogue/shown.ts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { heldIn, kindIn } from './presenters.ts';
import { listedProps } from './views.ts';
import { fragmentCalls } from './fragment-calls.ts';

const RECORD_PAGE = 20;
const NEWEST_FIRST = { column: 'id', descending: true } as const;

export const calls = ({ game, progress, readModels }: Shop) => {
  const record = new List(readModels, listedProps);
  return {
    ...fragmentCalls({ game }),

    heldProps: async ({ playerId, language }) =>
      heldIn(shownCatalogue(game), (await game.readPlayer(playerId)).props, game.clock(), language),

    unlockTrend: async ({ playerId, commandId }) => {
      const played = await runCommand(game, unlockTrend, {
        playerId,
        commandId,
        input: {},
        context: (moment) => moment,
      });
      if (played instanceof CallRefused) return played;
      return { trendUntil: played.reply.until, position: played.position };
    },

    propsRecord: async ({ query: { after: behind, size = RECORD_PAGE }, playerId, language, after }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const wanted = { whose: null, filter: { player: playerId } } as const;
      const page = record.page({
        ...wanted,
        ...beginningAt(behind, NEWEST_FIRST),
        limit: size,
        sort: NEWEST_FIRST,
      });
      return {
        records: page.rows.map(({ id, prop, box, count, command, time }) => ({
          ...kindIn(catalogue, { prop, of: box === '' ? null : box }, language),
          id,
          count,
          commandId: command,
          createTime: time,
        })),
        total: record.total(wanted),
        next: nextOf(page),
      };
    },

    playerProps: async ({ query: { playerId }, language }) => {
      const { accounts, props } = await game.readPlayer(playerId);
      return accounts.registered === undefined
        ? new CallRefused('unknown-player')
        : heldIn(shownCatalogue(game), props, game.clock(), language);
    },
  } satisfies Handlers<typeof contract>;
};
