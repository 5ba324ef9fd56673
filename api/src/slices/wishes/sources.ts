import { accountOf, stateOf, type Planted } from './wish-shown.ts';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Wish, soldOf, wishStream } from '@skins/engine/wishes';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { namesOf } from '../catalogue/skin-face.ts';
import { evidenceOf } from './evidence.ts';
import type { WishRecord, WishRow } from './resources.ts';
import { allWishes } from './views.ts';

interface WishFilter {
  readonly state?: string;
  readonly reason?: string;
  readonly planter?: string;
}

const COLUMNS = { price: 'price', sold: 'sold', time: 'position' } as const;

/** Wishes in the order of their table; details from their streams. */
export function wishSource({ readModels, game }: AdminTools): Source<WishRow, WishRecord, WishFilter> {
  const list = new List(readModels, allWishes);
  const read = async (id: string): Promise<Wish> => (await game.streams.wish.read(wishStream(id))).state;
  const rowOf = (wish: Wish, { place, terms, asked, time }: Planted): WishRow => ({
    id: idOf(streamOf(place)),
    state: stateOf(wish),
    reason: (wish.returned ?? wish.voided)?.reason ?? null,
    skinId: terms.skinId,
    skinNames: namesOf(game.catalogue().skins.get(terms.skinId), terms.skinId),
    price: toGems(terms.price),
    sharePrice: toGems(terms.sharePrice),
    sold: soldOf(wish),
    people: new Set(wish.runs.map(({ entrant }) => entrant)).size,
    planter: asked === null ? null : idOf(streamOf(asked)),
    closesAt: terms.closesAt,
    time,
  });
  const rowsOf = async (ids: readonly string[]): Promise<WishRow[]> => {
    const found = await Promise.all(ids.map(read));
    return found.flatMap((wish) => (wish.planted === undefined ? [] : [rowOf(wish, wish.planted)]));
  };
  return {
    async list({ filter: { state, reason, planter }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { state, reason, planter } };
      const column = COLUMNS[sort.field === 'price' || sort.field === 'sold' ? sort.field : 'time'];
      const ordered = { column, descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: await rowsOf(rows.map(({ id }) => id)),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: rowsOf,
    async one(id) {
      const wish = await read(id);
      const { planted } = wish;
      if (planted === undefined) return undefined;
      return {
        ...rowOf(wish, planted),
        fees: accountOf(planted.terms.price, planted.terms.feeRate).fees,
        purchases: purchasesOf(wish, planted),
        steps: stepsOf(wish),
        evidence: evidenceOf(wish, planted),
      };
    },
  };
}

const purchasesOf = ({ runs, drawn }: Wish, { terms }: Planted): WishRecord['purchases'] =>
  runs.map(({ from, to, reserved, userSeed, time }) => ({
    from,
    to,
    player: idOf(streamOf(reserved)),
    userSeed,
    paid: toGems((to - from + 1) * terms.sharePrice),
    won: drawn?.reserved === reserved,
    time,
  }));

/** Returns past steps, oldest first. */
function stepsOf({ planted, returned, frozen, sealed, voided, drawn, ended }: Wish): WishRecord['steps'] {
  const all = { planted, returned, frozen, sealed, voided, drawn, ended };
  return Object.entries(all).flatMap(([stage, at]) => (at === undefined ? [] : [{ stage, time: at.time }]));
}
