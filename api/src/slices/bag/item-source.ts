import { playerStream } from '@skins/engine/accounts';
import { type HeldItem, itemNumberOf, itemOf } from '@skins/engine/bag';
import { toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { malformed, missing } from '../../foundation/http/index.ts';
import type { ItemRow } from './resources.ts';

interface ItemFilter {
  readonly playerId?: string;
}

/** A player's items, from the stream, always current. */
export function itemSource({ game }: AdminTools): Source<ItemRow, ItemRow, ItemFilter> {
  const rowOf = ({ itemId, skinId, value, source, status, time }: HeldItem): ItemRow => {
    const skin = shownCatalogue(game).skins.get(skinId);
    return {
      id: itemId,
      skinId,
      names: namesOf(skin, skinId),
      image: imageOf(skin),
      rarity: rarityOf(skin),
      value: toGems(value),
      source,
      status,
      granted: time,
    };
  };
  const bagOf = async (playerId: string) =>
    (await game.streams.player.read(playerStream(playerId))).state.bag;
  const find = async (id: string): Promise<ItemRow | undefined> => {
    const item = itemOf(await bagOf(ownerOf(id)), id);
    return item && rowOf(item);
  };
  return {
    async list({ filter: { playerId }, ...query }) {
      if (playerId === undefined) return malformed(missing(['filter/playerId']));
      const items = [...(await bagOf(playerId)).items].map((item) => ({ ...item, id: item.itemId }));
      const { rows, ...page } = pageOf(items, query, (item, field) =>
        field === 'value' ? item.value : itemNumberOf(item.id),
      );
      return { rows: rows.map(rowOf), ...page };
    },
    many: async (ids) => (await Promise.all(ids.map(find))).filter((row) => row !== undefined),
    one: find,
  };
}

const ownerOf = (itemId: string): string => itemId.slice(0, itemId.lastIndexOf('-'));
