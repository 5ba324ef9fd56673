import { SHARES } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { PURCHASES_MAX, sharesOwned, soldOf } from '@skins/engine/wishes';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { evidenceOf } from './evidence.ts';
import { type ListedPurchase, playersPurchases } from './views.ts';
import type { WishParts } from './wish-parts.ts';
import { accountOf, boughtOf, luckyRun, returnedOf, wishShown } from './wish-shown.ts';

type Names = 'wishDetail' | 'wishEvidence' | 'wishRecord';

const RECORD_PAGE = 12;
const NEWEST_FIRST = { column: 'position', descending: true } as const;
const RESULTS = ['open', 'won', 'lost', 'returned'] as const;

/** One wish and its evidence, and what a player bought. */
export const wishCalls = (
  { progress, readModels }: Shop<Desks>,
  { ask, callerOf, lookingOf, found }: WishParts,
) => {
  const records = new List(readModels, playersPurchases);

  function mineOf(there: NonNullable<Awaited<ReturnType<typeof found>>>, caller: string, buyable: boolean) {
    const { wish, planted } = there;
    const { most, sharePrice } = planted.terms;
    const shares = sharesOwned(wish, caller);
    const purchases = boughtOf(wish, caller).filter(({ person }) => person.me).length;
    const may = buyable && purchases < PURCHASES_MAX;
    return {
      shares,
      chance: shares / SHARES,
      cost: toGems(shares * sharePrice),
      mayBuy: may ? Math.max(0, Math.min(most - shares, SHARES - soldOf(wish))) : 0,
      itemId: ask.itemOf(caller, planted.place.slice('wish-'.length, planted.place.indexOf('#'))) ?? null,
    };
  }

  return {
    wishDetail: async ({ query: { id }, language, token, after }) => {
      await progress.settle(after);
      const there = await found(id);
      if (there === undefined) return new CallRefused('wish-unknown');
      const { wish, planted } = there;
      const caller = await callerOf(token);
      const looking = await lookingOf(language, caller);
      const shown = wishShown(wish, planted, looking);
      return {
        wish: shown,
        now: looking.now,
        account: accountOf(planted.terms.price, planted.terms.feeRate),
        bought: boughtOf(wish, caller),
        mine: caller === undefined ? null : mineOf(there, caller, shown.buyable),
        lucky: luckyRun(wish, caller),
        returned: returnedOf(wish, planted, caller),
        evidence: evidenceOf(wish, planted),
      };
    },

    wishEvidence: async ({ query: { id } }) => {
      const there = await found(id);
      return there === undefined ? new CallRefused('wish-unknown') : evidenceOf(there.wish, there.planted);
    },

    wishRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: { result: query.result } } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const limit = query.size ?? RECORD_PAGE;
      const page = records.page({ ...wanted, ...begin, limit, sort: NEWEST_FIRST });
      const looking = await lookingOf(language, playerId);
      const rows = await Promise.all(
        page.rows.map(async (row) => {
          const there = await found(row.wish);
          if (there === undefined) return [];
          return [{ ...rowOf(row), wish: wishShown(there.wish, there.planted, looking) }];
        }),
      );
      return {
        records: rows.flat(),
        total: records.total({ whose: playerId, filter: {} }),
        next: nextOf(page),
      };
    },
  } satisfies Pick<Handlers<typeof contract>, Names>;
};

const rowOf = ({ position, first, last, result, paid, cost, value, time }: ListedPurchase) => ({
  id: position,
  from: first,
  to: last,
  result: RESULTS.find((one) => one === result) ?? ('open' as const),
  paid: toGems(paid),
  cost: toGems(cost),
  value: toGems(value),
  createTime: time,
});
