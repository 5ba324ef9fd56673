import { SeasonDrawn } from '@skins/engine/newyear';
import { shop } from '@skins/engine/shop';
import type { AccountsDesk } from '../accounts/desk.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, eventAt, recordPages } from '../../foundation/records/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { drawingCalls } from './drawing-calls.ts';
import { drawShown, seasonShown } from './presenters.ts';
import { partNow, runningAt, seasonBy, shownSeason } from './season-now.ts';
import { viewOf } from './view-of.ts';
import { RECORDS } from './views.ts';

const RECORD_PAGE = 12;
/** A visitor has earned nothing. */
const NOBODY = shop.streams.player.fold.initial;

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const records = recordPages(readModels, RECORDS);
  const { sessions } = desks.accounts;
  return {
    ...drawingCalls({ game }),

    radishCount: async ({ playerId }) => {
      const player = await game.readPlayer(playerId);
      const time = game.clock();
      const terms = runningAt(game, time);
      return terms === undefined ? 0 : partNow(player, terms, time).radishes;
    },

    newYearSeason: async ({ token, language }) => {
      const caller = await sessions.check('player', token);
      const player = caller.kind === 'valid' ? await game.readPlayer(caller.subject) : NOBODY;
      const time = game.clock();
      const terms = shownSeason(game, time);
      return terms === undefined
        ? null
        : seasonShown(terms, partNow(player, terms, time), time, viewOf(game, language));
    },

    newYearRecord: async ({ query: { after, size }, playerId, language, after: shown }) => {
      await progress.settle(shown);
      const begin = after === undefined ? { offset: 0 } : beginningAt(after, NEWEST_PLAYED);
      const page = records(playerId, { ...begin, limit: size ?? RECORD_PAGE });
      const view = viewOf(game, language);
      const draws = await Promise.all(
        page.positions.map(async (position) => {
          const { data, meta } = await eventAt(game.store, SeasonDrawn, position);
          const prizes = seasonBy(game, data.rulesHash)?.prizes ?? [];
          return drawShown({ data, time: meta.time, position, command: meta.command }, prizes, view);
        }),
      );
      return { records: draws, total: page.total, next: nextOf(page) };
    },

    newYearRules: ({ query: { rulesHash } }) => {
      const season = seasonBy(game, rulesHash);
      return season === undefined ? new CallRefused('season-unknown') : { rulesHash, content: { season } };
    },
  } satisfies Handlers<typeof contract>;
};
