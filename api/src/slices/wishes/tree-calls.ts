import {
  type BeaconChain,
  FULL_ROUND_AFTER_MS,
  FULL_SEAL_BEFORE_MS,
  SHARES,
  ceilingFor,
  isIndependent,
} from '@skins/engine/fairness';
import { houseDay, startOfHouseDay, toGems } from '@skins/engine/kernel';
import { WISH_HOUSE, WISH_TERMS } from '@skins/engine/wishes';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { WISHES_PAGE } from './contract.ts';
import type { Desks } from './desks.ts';
import type { WishOrder } from './questions.ts';
import type { WishParts } from './wish-parts.ts';

type Names = 'wishOpen' | 'wishRules' | 'wishList' | 'wishOwn';

/** States of the table, by state of the query; earlier ones come first. */
const STATES = { growing: ['full', 'growing'], lit: ['lit'], returned: ['returned', 'void'] } as const;
const RATE_UNITS = 10_000;

/** Returns pages of wishes in several states, those of the first state first, and their number. */
function pagesOf(ask: WishParts['ask']) {
  const totalOf = (player: string, states: readonly string[]): number =>
    states.reduce((sum, state) => sum + ask.total({ player, state }), 0);
  function pageOf(
    player: string,
    states: readonly string[],
    order: WishOrder,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ) {
    const ids: string[] = [];
    let skip = offset;
    for (const state of states) {
      if (ids.length < limit) ids.push(...ask.page({ player, state }, order, limit - ids.length, skip));
      skip = Math.max(0, skip - ask.total({ player, state }));
    }
    return { ids, total: totalOf(player, states) };
  }
  return { pageOf, totalOf };
}

/** The tree: the switch, the rules, and wishes in lists. */
export const treeCalls = (
  { game, progress }: Shop<Desks>,
  { ask, desk, callerOf, lookingOf, cardsOf, ownOf }: WishParts,
) => {
  const { pageOf, totalOf } = pagesOf(ask);
  return {
    wishOpen: async () => Number(!desk.isOpen(game.clock()) || (await desk.chain()) === undefined),

    wishRules: async () => {
      const now = game.clock();
      const { hash, content } = game.rulesAt(WISH_TERMS, now);
      const house = game.rulesAt(WISH_HOUSE, now).content;
      return rulesShown({ hash, content, house, next: desk.nextPlanting(now) }, await desk.chain());
    },

    wishList: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const { current = 1, size = WISHES_PAGE, state = 'growing', sort = 'near', mine = false } = query;
      const caller = await callerOf(token);
      const looking = await lookingOf(language, caller);
      const player = mine ? (caller ?? '') : '';
      const order = state === 'growing' ? sort : 'ended';
      const page = { limit: size, offset: (current - 1) * size };
      const { ids, total } = pageOf(player, STATES[state], order, page);
      const offset = game.houseOffset(looking.now);
      const day = startOfHouseDay(houseDay(looking.now, offset), offset);
      return {
        records: await cardsOf(ids, looking),
        total,
        current,
        counts: {
          growing: ask.total({ player: '', state: 'growing' }),
          sealing: ask.total({ player: '', state: 'full' }),
          mine: caller === undefined ? 0 : totalOf(caller, STATES.growing),
          litToday: ask.endedSince('lit', day),
          voidToday: ask.endedSince('void', day),
        },
      };
    },

    wishOwn: async ({ playerId, language, after }) => {
      await progress.settle(after);
      const looking = await lookingOf(language, playerId);
      const cards = await ownOf(playerId, looking);
      return Promise.all(
        cards.map(async (wish) => {
          const { frozen, sealed } = await desk.read(wish.id);
          return { wish, root: frozen?.root ?? null, note: sealed?.note ?? null };
        }),
      );
    },
  } satisfies Pick<Handlers<typeof contract>, Names>;
};

interface InForce {
  readonly hash: string;
  readonly content: (typeof WISH_TERMS)['first'];
  readonly house: (typeof WISH_HOUSE)['first'];
  readonly next: number | null;
}

function rulesShown(
  { hash, content, house, next }: InForce,
  chain: BeaconChain | undefined,
): DataOf<typeof contract.wishRules> {
  const source = chain === undefined ? {} : { chain };
  return {
    rulesHash: hash,
    shares: SHARES,
    feeRate: content.feeRate / RATE_UNITS,
    most: content.most,
    hours: content.hours,
    priceLeast: toGems(content.priceLeast),
    levels: content.levels.map(({ atOnce, priceMost }, level) => ({
      level,
      atOnce,
      priceMost: toGems(priceMost),
    })),
    steers: isIndependent(source) ? 'nobody' : 'shop',
    ceiling: toGems(ceilingFor(source, content)),
    house: { plants: next !== null, hour: house.hour, wishes: house.aDay, next },
    roundAfterMs: FULL_ROUND_AFTER_MS,
    sealBeforeMs: FULL_SEAL_BEFORE_MS,
  };
}
