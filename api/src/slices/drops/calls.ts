import { BoxOpened } from '@skins/engine/boxes';
import { type Catalogue, boxOf, standing } from '@skins/engine/catalogue';
import { EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { TICKETS } from '@skins/engine/fairness';
import { type RulesInForce, toGems } from '@skins/engine/kernel';
import { sheetOf } from '../boxes/sheet.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, eventAt } from '../../foundation/records/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { boxDrops, dropTickets, rewardOf, tableOf, tiersShown } from './presenters.ts';
import { QUARTER_MS, firstHidden } from './quarters.ts';
import { type DropSums, DropViews } from './questions.ts';

const DAYS = 30;
const DAY_QUARTERS = 96;
const PAGE = 12;

export const calls = ({ game, progress, readModels }: Shop) => {
  const views = new DropViews(readModels);

  return {
    dropTable: ({ query: { rulesHash }, language }) => {
      const now = game.clock();
      const table = tableOf(game, rulesHash ?? game.rulesAt(EXTRA_DROPS, now).hash);
      if (table === undefined) return new CallRefused('unknown-drops');
      const catalogue = shownCatalogue(game);
      const { content, hash, version, from } = table;
      const end = firstHidden(now);
      return {
        open: content.open,
        rulesHash: hash,
        version,
        from,
        content,
        tiers: tiersShown(catalogue, content, language),
        boxes: boxesShown(catalogue, table, language),
        figures: {
          ...added(game, views.between(end - DAYS * DAY_QUARTERS, end)),
          days: DAYS,
          until: end * QUARTER_MS,
        },
      };
    },

    dropRecords: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const { size: limit = PAGE } = query;
      const begin = query.after === undefined ? { offset: 0 } : beginningAt(query.after, NEWEST_PLAYED);
      const page = views.dropsOf(playerId, { ...begin, limit });
      const opened = await Promise.all(
        page.positions.map((position) => eventAt(game.store, BoxOpened, position)),
      );
      const catalogue = shownCatalogue(game);
      return {
        records: opened.flatMap(({ data: { drop, boxId, itemId }, meta, position }) => {
          if (drop === null || drop.gives === null) return [];
          const box = boxOf(catalogue, boxId);
          return {
            id: position,
            itemId,
            boxId,
            boxName: box === undefined ? boxId : inLanguage(box.face.name, language),
            number: drop.number,
            rulesHash: drop.rulesHash,
            gives: rewardOf(catalogue, drop.gives, language),
            createTime: meta.time,
          };
        }),
        total: page.total,
        next: nextOf(page),
        mine: added(game, views.ofPlayer(playerId)),
      };
    },
  } satisfies Handlers<typeof contract>;
};

/** Adds up opens and drops, and the drops that their tables promised. */
function added(game: Pick<Game, 'rulesHistory'>, sums: readonly DropSums[]) {
  let [opens, drops, tickets] = [0, 0, 0];
  for (const one of sums) {
    const content = tableOf(game, one.rules)?.content;
    opens += one.opens;
    drops += one.drops;
    if (content !== undefined) tickets += one.opens * dropTickets(content, one.price);
  }
  return { opens, drops, expected: tickets / TICKETS };
}

/** Returns the boxes on sale that have a part in a table. */
const boxesShown = (catalogue: Catalogue, table: RulesInForce<ExtraDrops>, language: Language) =>
  standing(catalogue).flatMap((box) => {
    const { boxId: id, face, current } = box;
    const { rtp } = sheetOf(current, catalogue);
    const drops = boxDrops(table, catalogue, { price: current.odds.price, rtp });
    if (drops === null) return [];
    const boxType = catalogue.shelves.get(face.shelfId)?.kind ?? ('hash' as const);
    const name = inLanguage(face.name, language);
    const price = toGems(current.odds.price);
    return [{ id, name, image: face.image, boxType, price, boxRtp: rtp, drops }];
  });
