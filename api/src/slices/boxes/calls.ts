import { playerStream } from '@skins/engine/accounts';
import { BoxOpened, openBox, resetBox } from '@skins/engine/boxes';
import { boxOf, kindOfBox, standing } from '@skins/engine/catalogue';
import { houseDay, startOfHouseDay, toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { play } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, eventAt } from '../../foundation/records/index.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type * as contract from './contract.ts';
import { dayOf } from './day.ts';
import { REEL_MS, landedOpens } from './landed-opens.ts';
import { type Opened, openingOf, openingsOf, openingsPage, paidFor } from './openings.ts';
import { cardOf, detailsOf, itemsOf, rollOfOpen } from './presenters.ts';
import { opensOfItems, recordOf } from './record.ts';
import { rehearsals } from './rehearsal.ts';
import { versionOf } from './sheet.ts';
import { BoxViews } from './questions.ts';

const RECORD_PAGE = 12;

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const { sessions } = desks.accounts;
  const opens = landedOpens({ game, readModels });
  const views = new BoxViews(readModels);
  const { rehearse, progress: progressOf } = rehearsals(game);
  const callerOf = (token = '') => {
    const state = sessions.check('player', token);
    return state.kind === 'valid' ? state.subject : undefined;
  };
  return {
    boxList: async ({ query, language }) => {
      const catalogue = shownCatalogue(game);
      const byBox = await opens.byBox();
      const boxes = standing(catalogue);
      return [...catalogue.shelves.values()]
        .filter(({ kind }) => kind === query.type)
        .map(({ shelfId, name }) => ({
          id: shelfId,
          name: inLanguage(name, language),
          boxes: boxes
            .filter(({ face }) => face.shelfId === shelfId)
            .map((box) => cardOf(catalogue, box, byBox.get(box.boxId) ?? 0, language)),
        }));
    },

    boxDetails: async ({ query, language, after, token }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const box = catalogue.boxes.get(query.boxId);
      if (box === undefined) return new CallRefused('unknown-box');
      return detailsOf(catalogue, box, await opens.ofBox(box, callerOf(token)), language);
    },

    boxToday: async ({ query: { boxId }, token }) => {
      const time = game.clock();
      const offset = game.houseOffset(time);
      const box = game.catalogueAt(time).boxes.get(boxId);
      if (box === undefined) return new CallRefused('unknown-box');
      const caller = callerOf(token);
      const player = caller === undefined ? undefined : await game.readPlayer(caller);
      return {
        ...dayOf(player, box, { time, offset }),
        nextDay: startOfHouseDay(houseDay(time, offset) + 1, offset),
      };
    },

    boxVersion: ({ query: { boxId, versionHash }, language }) => {
      const catalogue = shownCatalogue(game);
      const box = boxOf(catalogue, boxId);
      const version = versionOf(box, versionHash);
      if (box === undefined || version === undefined) return new CallRefused('unknown-box');
      return {
        id: boxId,
        name: inLanguage(box.face.name, language),
        versionHash,
        price: toGems(version.odds.price),
        items: itemsOf(catalogue, version, language),
      };
    },

    boxOpenings: async ({ query, language, after, token }) => {
      await progress.settle(after);
      const box = boxOf(game.catalogue(), query.boxId);
      if (box === undefined) return new CallRefused('unknown-box');
      const { boxId, current = 1, size = RECORD_PAGE } = query;
      const caller = callerOf(token);
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

    openBox: async ({ body, playerId, commandId, language }) => {
      const { boxId, count, versionHash, free = 0, ticket = false } = body;
      const played = await play(game, openBox, {
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
          };
        },
      });
      if (played instanceof CallRefused) return played;
      const { balance, opens, items } = played.reply;
      const catalogue = shownCatalogue(game);
      const rolls = [];
      for (const [k, open] of opens.entries()) {
        const roll = rollOfOpen(catalogue, open, items[k]?.value ?? 0, language);
        rolls.push({ ...roll, nextServerHash: await commitmentAfter(game, playerId, open.reveal) });
      }
      return {
        balance: toGems(balance ?? (await game.readPlayer(playerId)).wallet.balance),
        cost: toGems(opens.reduce((sum, open) => sum + paidFor(open), 0)),
        position: played.position,
        opens: rolls,
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

    resetBox: async ({ body: input, playerId, commandId }) => {
      const played = await play(game, resetBox, {
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
      const time = game.clock();
      const box = game.catalogueAt(time).boxes.get(input.boxId);
      const player = await game.readPlayer(playerId);
      const left = box && dayOf(player, box, { time, offset: game.houseOffset(time) }).left;
      return { left: left ?? 0, position: played.position };
    },

    rehearseBoxes: ({ body, language }) => rehearse(body.change, language, body.run),

    rehearsalProgress: ({ query }) => progressOf(query.run),
  } satisfies Handlers<typeof contract>;
};
