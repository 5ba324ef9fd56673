import { startOfHouseDay, houseDate, toGems } from '@skins/engine/kernel';
import { CLOSES_AFTER_MS, PROMOTION, SHARE_UNITS, promotionLevelOf, shareAt } from '@skins/engine/promotion';
import { suspensionAt } from '@skins/engine/standing';
import { today } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { smallestEdges } from '../settings/smallest-edge.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { friendShown } from './friend-shown.ts';
import { proposalCalls } from './proposal-calls.ts';
import { type PromotionQuestions, promotionQuestions } from './questions.ts';
import { listedFriends } from './views.ts';

const PAGE = 20;
const NEWEST_FIRST = { column: 'position', descending: true } as const;

interface Parts {
  readonly game: Shop['game'];
  readonly ask: PromotionQuestions;
  readonly codeOf: (playerId: string) => string;
}

/** Returns a function for a player's own part: code, level, and what friends brought. */
const ownParts =
  ({ game, ask, codeOf }: Parts) =>
  (playerId: string) => {
    const code = codeOf(playerId);
    const counted = ask.totalOf(playerId);
    const sums = ask.sumsOf(playerId);
    const day = today(game);
    const firstOfMonth = day - Number(houseDate(day).slice(-2)) + 1;
    return {
      code,
      path: `/page/source?poster=${encodeURIComponent(code)}`,
      level: promotionLevelOf(game.rulesAt(PROMOTION, game.clock()).content, counted),
      counted: toGems(counted),
      friends: sums.friends,
      playing: sums.playing,
      paid: toGems(sums.paid),
      month: toGems(ask.paidSince(playerId, firstOfMonth)),
      held: toGems(sums.held),
    };
  };

export const calls = ({ game, progress, readModels, desks }: Shop<Desks>) => {
  const { personal, sessions } = desks.accounts;
  const ask = promotionQuestions(readModels);
  const friends = new List(readModels, listedFriends);
  const edgeNow = smallestEdges(game);
  const termsNow = () => game.rulesAt(PROMOTION, game.clock());

  const mine = ownParts({ game, ask, codeOf: (playerId) => personal.spread.codeOf(playerId) });

  return {
    ...proposalCalls({ game, readModels, desks }),

    promotion: async ({ token, after }) => {
      await progress.settle(after);
      const now = game.clock();
      const { hash, content } = termsNow();
      const inForce = game.rulesHistory(PROMOTION).versions.findLast(({ from }) => from <= now);
      const caller = await sessions.playerOf(token);
      return {
        levels: content.levels.map(({ from, share }) => ({ from: toGems(from), share: share / SHARE_UNITS })),
        rulesHash: hash,
        version: inForce?.version ?? 1,
        since: inForce?.from ?? 0,
        smallestEdge: edgeNow() ?? null,
        settlesAt: startOfHouseDay(today(game) + 1, game.houseOffset(now)) + CLOSES_AFTER_MS,
        mine: caller === undefined ? null : mine(caller),
      };
    },

    promotionFriends: async ({ query: { after: behind, size = PAGE }, playerId, after }) => {
      await progress.settle(after);
      const wanted = { whose: null, filter: { inviter: playerId } } as const;
      const page = friends.page({
        ...wanted,
        ...beginningAt(behind, NEWEST_FIRST),
        limit: size,
        sort: NEWEST_FIRST,
      });
      return {
        records: page.rows.map((row) => friendShown(ask, row)),
        total: friends.total(wanted),
        next: nextOf(page),
      };
    },

    promotionLink: async ({ query: { poster }, token }) => {
      const inviter = await personal.spread.ownerOf(poster);
      if (inviter === undefined) return new CallRefused('poster-unknown');
      const { accounts, erasure, standing } = await game.readPlayer(inviter);
      if (accounts.registered === undefined || erasure.erased !== undefined)
        return new CallRefused('poster-unknown');
      if (suspensionAt(standing, game.clock()) !== undefined) return new CallRefused('poster-suspended');
      const { content } = termsNow();
      const level = promotionLevelOf(content, ask.totalOf(inviter));
      return {
        name: maskedName(inviter),
        avatar: avatarOf(inviter),
        createTime: accounts.registered,
        share: shareAt(content, level) / SHARE_UNITS,
        own: (await sessions.playerOf(token)) === inviter,
      };
    },
  } satisfies Handlers<typeof contract>;
};
