import { boxOf, standing } from '@skins/engine/catalogue';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { houseDay, startOfHouseDay, toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import type * as contract from './contract.ts';
import { dayOf } from './day.ts';
import { cardOf, detailsOf, itemsOf } from './presenters.ts';
import { versionOf } from './sheet.ts';
import type { BoxParts } from './box-parts.ts';

/** Boxes as they stand on the shelves. */
export const shelfCalls = ({ game, progress, opens, callerOf }: BoxParts) => {
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
      const landed = await opens.ofBox(box, await callerOf(token));
      return detailsOf(catalogue, box, landed, game.rulesAt(EXTRA_DROPS, game.clock()), language);
    },

    boxToday: async ({ query: { boxId }, token }) => {
      const time = game.clock();
      const offset = game.houseOffset(time);
      const box = game.catalogueAt(time).boxes.get(boxId);
      if (box === undefined) return new CallRefused('unknown-box');
      const caller = await callerOf(token);
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
  } satisfies Pick<Handlers<typeof contract>, 'boxList' | 'boxDetails' | 'boxToday' | 'boxVersion'>;
};
