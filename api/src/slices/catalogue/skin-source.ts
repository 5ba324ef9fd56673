import { type Catalogue, Rarity, type Skin } from '@skins/engine/catalogue';
import { TICKETS, probabilityOf } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { holdsText } from '../../foundation/admin/search.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { fractionText } from '../../foundation/statistics/index.ts';
import type { CategoryRow, SkinRecord, SkinRow } from './resources.ts';
import { shownCatalogue } from './shown.ts';
import { PriceHistory } from './price-history.ts';
import { exteriorText } from './texts.ts';

interface SkinFilter {
  readonly rarity?: Rarity;
  readonly category?: string;
  readonly q?: string;
}

export function skinSource({ game }: AdminTools): Source<SkinRow, SkinRecord, SkinFilter> {
  const catalogue = () => shownCatalogue(game);
  const history = new PriceHistory(game);
  return {
    list: ({ filter: { rarity, category, q }, ...query }) => {
      const rows = [...catalogue().skins.values()]
        .filter((skin) => rarity === undefined || skin.rarity === rarity)
        .filter((skin) => category === undefined || skin.category === category)
        .map(rowOf)
        .filter(holdsText(q));
      return pageOf(rows, query, keyOf);
    },
    many: (ids) => ids.flatMap((id) => catalogue().skins.get(id) ?? []).map(rowOf),
    async one(id) {
      const skin = catalogue().skins.get(id);
      if (skin === undefined) return undefined;
      const prices = (await history.of(id)).map(({ price, from }) => ({ price: toGems(price), from }));
      return { ...rowOf(skin), boxes: boxesWith(catalogue(), id), prices };
    },
  };
}

/** Categories of skins, with their counts. */
export function categorySource({
  game: { catalogue },
}: AdminTools): Source<CategoryRow, CategoryRow, object> {
  const rows = (): CategoryRow[] =>
    [...catalogue().skins.countBy(({ category }) => category)].map(([id, skins]) => ({ id, skins }));
  return {
    list: (query) => pageOf(rows(), query, ({ id, skins }, field) => (field === 'skins' ? skins : id)),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (id) => rows().find((row) => row.id === id),
  };
}

const rowOf = ({ skinId, name, image, rarity, category, exterior, price }: Skin): SkinRow => ({
  id: skinId,
  names: name,
  image,
  rarity,
  category,
  exterior: exterior === null ? null : exteriorText(exterior),
  price: toGems(price),
});

function boxesWith({ boxes }: Catalogue, skinId: string): SkinRecord['boxes'] {
  return [...boxes.values()]
    .flatMap(({ boxId, face, current }) => {
      const item = current.odds.items.find((one) => one.skinId === skinId);
      if (item === undefined) return [];
      const tickets = item.endTicket - item.startTicket;
      return {
        boxId,
        number: face.number,
        names: face.name,
        price: toGems(current.odds.price),
        value: toGems(item.value),
        tickets,
        probabilityExact: fractionText(probabilityOf(item)),
        probability: tickets / TICKETS,
      };
    })
    .toSorted((a, b) => b.probability - a.probability);
}

function keyOf(row: SkinRow, field: string): string | number {
  switch (field) {
    case 'price':
      return row.price;
    case 'category':
      return row.category;
    case 'rarity':
      // rarities are listed rarest first; ascending means from common to rare
      return -Rarity.enum.indexOf(row.rarity);
    default:
      return row.id;
  }
}
