import { startOfHouseDay, toGems } from '@skins/engine/kernel';
import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import { frameOf } from '../accounts/display-name.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { today } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { levelNow } from '../vip/level-now.ts';
import { boxRanking } from './box-ranking.ts';
import type * as contract from './contract.ts';
import { RATE_PARTS } from './counted.ts';
import { landedSums } from './landed-sums.ts';
import { hallQuestions } from './questions.ts';
import { peopleShown } from './people.ts';
import { rankings } from './rankings.ts';
import { shownUpgrades } from './shown-upgrades.ts';
import { tallyOf } from './tally.ts';
import { targetOf, wantedTargets } from './targets.ts';

const LATEST = 12;
const POPULAR = 6;
const POPULAR_DAYS = 30;
const PAGE = 12;

export const calls = (shop: Shop<{ readonly accounts: AccountsDesk }>) => {
  const { counters, game, progress, readModels } = shop;
  const { sessions } = shop.desks.accounts;
  const ask = hallQuestions(readModels);
  const sums = landedSums(readModels);
  const personOf = peopleShown(levelNow(game, readModels));
  const shown = shownUpgrades(game, ask, personOf);
  const ranking = rankings({ game, ask, personOf, shown });
  const boxes = boxRanking({ game, readModels, personOf });
  const callerOf = (token = '') => {
    const state = sessions.check('player', token);
    return state.kind === 'valid' ? state.subject : undefined;
  };

  return {
    upgradeHall: async ({ language, token, after }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const day = today(game);
      const asking = { caller: callerOf(token), until: shown.landedUntil() };
      const positions = ask.latestUntil(asking.until, LATEST);
      return {
        records: await shown.at(positions, asking.caller, language),
        online: counters().online,
        today: sums.ofToday(day, startOfHouseDay(day, game.houseOffset(game.clock())), asking),
        targets: sums
          .popularSince(day - POPULAR_DAYS + 1, POPULAR, asking)
          .map(({ skin, plays: attempts }) => targetOf(catalogue, skin, attempts, language)),
      };
    },

    upgradeTop10: async ({ language, token, after }) => {
      await progress.settle(after);
      const day = today(game);
      const offset = game.houseOffset(game.clock());
      const caller = callerOf(token);
      return {
        yesterday: await ranking(day - 1, caller, language),
        today: await ranking(day, caller, language),
        yesterdayTime: startOfHouseDay(day - 1, offset),
        todayTime: startOfHouseDay(day, offset),
      };
    },

    openBoxTop10: async ({ language, token, after }) => {
      await progress.settle(after);
      const day = today(game);
      const offset = game.houseOffset(game.clock());
      const caller = callerOf(token);
      return {
        yesterday: boxes(day - 1, caller, language),
        today: boxes(day, caller, language),
        yesterdayTime: startOfHouseDay(day - 1, offset),
        todayTime: startOfHouseDay(day, offset),
      };
    },

    activityTime: () => {
      const midnight = startOfHouseDay(today(game) + 1, game.houseOffset(game.clock()));
      return { upgradeTime: midnight, openTime: midnight, amount: 0 };
    },

    upgradeRank: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const day = today(game) - (query.daysAgo ?? 0);
      return {
        day: startOfHouseDay(day, game.houseOffset(game.clock())),
        rows: await ranking(day, callerOf(token), language),
      };
    },

    upgradeReplay: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const found = await shown.one(query.position, callerOf(token), language);
      return found ?? new CallRefused('unknown-upgrade');
    },

    upgradeUserInfo: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const caller = callerOf(token);
      const until = shown.landedUntil();
      const row = sums.ofPlayer(query.id, { caller, until });
      if (row === undefined) return new CallRefused('unknown-upgrader');
      const person = personOf(row.player, caller);
      const best = ask.bestOf(query.id, person.me ? game.clock() : until);
      return {
        ...person,
        headPortraitBox: frameOf(row.player, person.vipLevel),
        ...tallyOf(row),
        staked: toGems(row.staked),
        returned: toGems(row.returned),
        best: (best === undefined ? undefined : await shown.one(best, caller, language)) ?? null,
      };
    },

    upgradeUserRecord: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const player = ask.player(query.id);
      if (player === undefined) return new CallRefused('unknown-upgrader');
      const { current = 1, size = PAGE } = query;
      const caller = callerOf(token);
      const part = { offset: (current - 1) * size, limit: size };
      const { positions, total } = sums.recordOf(player, part, { caller, until: shown.landedUntil() });
      return { records: await shown.at(positions, caller, language), total, current };
    },

    upgradeDetail: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const { skinId, current = 1, size = PAGE } = query;
      const asking = { caller: callerOf(token), until: shown.landedUntil() };
      const { all, byRate, numbers } = sums.ofSkin(skinId, asking);
      if (all.plays === 0 && !catalogue.skins.has(skinId)) return new CallRefused('no-such-skin');
      return {
        target: targetOf(catalogue, skinId, all.plays, language),
        ...tallyOf(all),
        byRate: byRate.map(({ tenth, ...tally }) => ({
          from: tenth / RATE_PARTS,
          to: (tenth + 1) / RATE_PARTS,
          ...tallyOf(tally),
        })),
        numbers,
        records: sums
          .triesOf(skinId, { offset: (current - 1) * size, limit: size }, asking)
          .filter(({ time, player }) => time <= asking.until || player === asking.caller)
          .map(({ position, player, stake, price, win_up_to: winUpTo, ticket, won, time }) => ({
            position,
            ...personOf(player, asking.caller),
            stake: toGems(stake),
            targetPrice: toGems(price),
            winUpTo,
            N: ticket,
            result: won === 1 ? 0 : 1,
            createdTime: time,
          })),
        total: all.plays,
        current,
      };
    },

    upgradeTargets: async ({ query, language, after, token }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const { current = 1, size = PAGE } = query;
      const attempts = sums.tries({ caller: callerOf(token), until: shown.landedUntil() });
      const { content } = game.rulesAt(UPGRADE_ODDS, game.clock());
      const found = wantedTargets(catalogue, query, content, attempts);
      return {
        records: found
          .slice((current - 1) * size, current * size)
          .map(({ skinId }) => targetOf(catalogue, skinId, attempts.get(skinId) ?? 0, language)),
        total: found.length,
        current,
      };
    },
  } satisfies Handlers<typeof contract>;
};
