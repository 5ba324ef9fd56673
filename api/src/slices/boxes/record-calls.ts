import { playerStream } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, eventAt } from '../../foundation/records/index.ts';
import type * as contract from './contract.ts';
import { REEL_MS } from './landed-opens.ts';
import { type Opened, openingOf, openingsOf, openingsPage } from './openings.ts';
import { opensOfItems, recordOf } from './record.ts';
import type { BoxParts } from './box-parts.ts';

const RECORD_PAGE = 12;

/** Openings of before: those of a box, and those of a player. */
export const recordCalls = ({ game, progress, opens, views, callerOf }: BoxParts) => {
  return {
    boxOpenings: async ({ query, language, after, token }) => {
      await progress.settle(after);
      const box = boxOf(game.catalogue(), query.boxId);
      if (box === undefined) return new CallRefused('unknown-box');
      const { boxId, current = 1, size = RECORD_PAGE } = query;
      const caller = await callerOf(token);
      const landed = await opens.ofBox(box, caller);
      const { positions, total } = openingsPage(views, landed, { boxId, current, size });
      const opened = await Promise.all(positions.map((position) => eventAt(game.store, BoxOpened, position)));
      const me = caller === undefined ? undefined : playerStream(caller);
      const shownUntil = game.clock() - REEL_MS;
      // What came since the page was counted may be among its rows.
      const shown = opened.filter(({ meta }) => meta.time <= shownUntil || meta.stream === me);
      return {
        ...openingsOf(game.catalogue(), landed),
        records: shown.map((logged) => openingOf(shownCatalogue(game), logged, language)),
        total,
        current,
      };
    },

    boxRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const told = (opened: readonly Opened[]) => opened.map((one) => recordOf(game, one, language));
      if (query.itemIds !== undefined) {
        const records = told(await opensOfItems(game, playerId, query.itemIds.split(',')));
        return { records, total: records.length, current: 1, next: null };
      }
      const { current = 1, size: limit = RECORD_PAGE } = query;
      const begin =
        query.after === undefined
          ? { offset: (current - 1) * limit }
          : beginningAt(query.after, NEWEST_PLAYED);
      const page = views.opensOf(playerId, { ...begin, limit });
      const opened = await Promise.all(
        page.positions.map((position) => eventAt(game.store, BoxOpened, position)),
      );
      return { records: told(opened), total: page.total, current, next: nextOf(page) };
    },
  } satisfies Pick<Handlers<typeof contract>, 'boxOpenings' | 'boxRecord'>;
};
