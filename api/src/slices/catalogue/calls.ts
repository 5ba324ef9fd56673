import {
  CATALOGUE_BOUNDS,
  type PublishBox,
  apportion,
  boxInForce,
  catalogueAhead,
  standing,
  termsOf,
} from '@skins/engine/catalogue';
import { EXTRA_DROPS, type ExtraDrops, dropWorthOf } from '@skins/engine/drops';
import { type Amount, canonicalJson } from '@skins/engine/kernel';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { boxesOf, skinsOf } from './catalogue-file.ts';
import type * as contract from './contract.ts';
import { entryOf, fileOf } from './entries-of.ts';
import { PriceHistory } from './price-history.ts';
import { imageOrigin } from './shown.ts';
import { MalformedCatalogue, readCatalogueFile, sentence, takenNumbers } from './read-catalogue.ts';

export const calls = ({ game }: Pick<Shop, 'game'>) => {
  const history = new PriceHistory(game);
  return {
    catalogueDesk: async () => {
      const lowest = await history.lowest();
      const ahead = catalogueAhead(game.catalogueState().history);
      const { skins, shelves } = ahead;
      return {
        skins: [...skins.values()].map((skin) => ({
          ...skin,
          lowest: lowest.get(skin.skinId) ?? skin.price,
        })),
        shelves: [...shelves.values()],
        boxes: [...standing(ahead), ...ahead.unshelved.values()].map((box) => {
          const { items, ...entry } = entryOf(box);
          return {
            ...entry,
            items: box.current.odds.items.map(({ skinId, value, startTicket, endTicket }, k) => ({
              skinId,
              probability: items[k]?.probability ?? '0',
              value,
              tickets: endTicket - startTicket,
            })),
            version: box.current.version,
            versionHash: box.current.versionHash,
            terms: box.current.terms,
          };
        }),
        bounds: game.rulesAt(CATALOGUE_BOUNDS, game.clock()).content,
        drops: dropTiers(
          game.rulesAt(EXTRA_DROPS, game.clock()).content,
          (skinId) => skins.get(skinId)?.price,
        ),
        imageOrigin: imageOrigin(game),
      };
    },

    catalogueFile: () => {
      const { format, shelves, skins, boxes } = fileOf(game.catalogue());
      return { format, shelves: [...shelves], skins: [...skins], boxes: [...boxes] };
    },

    catalogueRead: ({ body }) => {
      const nothing = { skins: [], shelves: [], boxes: [] };
      try {
        const file = readCatalogueFile(body.file);
        const catalogue = catalogueAhead(game.catalogueState().history);
        const taken = takenNumbers(file, catalogue);
        if (taken.length > 0) return { ...nothing, faults: taken.map(sentence) };
        const { skins, shelves } = skinsOf(file);
        return {
          skins: skins.filter((skin) => !same(catalogue.skins.get(skin.skinId), skin)),
          shelves: shelves.filter((shelf) => !same(catalogue.shelves.get(shelf.shelfId), shelf)),
          boxes: boxesOf(file).filter((entry) => {
            const box = boxInForce(catalogue, entry.boxId);
            return box === undefined || !same(ticketsOf(entryOf(box)), ticketsOf(entry));
          }),
          faults: [],
        };
      } catch (error) {
        if (error instanceof MalformedCatalogue) return { ...nothing, faults: error.faults.map(sentence) };
        throw error;
      }
    },
  } satisfies Handlers<typeof contract>;
};

/** Returns the tickets and the expected worth of each tier of extra drops; none while they are closed. */
const dropTiers = ({ open, tiers }: ExtraDrops, priceOf: (skinId: string) => Amount | undefined) =>
  tiers
    .filter(() => open)
    .map((tier) => ({
      priceFrom: tier.priceFrom,
      tickets: tier.drops.reduce((sum, { tickets }) => sum + tickets, 0),
      worth: String(dropWorthOf({ open, tiers: [tier] }, tier.priceFrom, priceOf)),
    }));

/** Normalises a box: tickets instead of probability texts, and explicit terms, as both can be written in several ways. */
const ticketsOf = (entry: PublishBox): unknown => ({
  ...entry,
  items: entry.items.map(({ skinId }) => skinId),
  tickets: apportion(entry.items.map(({ probability }) => probability)),
  terms: termsOf(entry),
});

const same = (known: unknown, entry: unknown): boolean =>
  known !== undefined && canonicalJson(known) === canonicalJson(entry);
