import { startOfHouseDay } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { today } from '../../foundation/game/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type * as contract from './contract.ts';
import { targetOf } from './targets.ts';
import { upgraderCalls } from './upgrader-calls.ts';
import { targetCalls } from './target-calls.ts';
import { hallParts } from './hall-parts.ts';

const LATEST = 12;
const POPULAR = 6;
const POPULAR_DAYS = 30;

export const calls = (shop: Shop<{ readonly accounts: AccountsDesk }>) => {
  const parts = hallParts(shop);
  const { ask, callerOf, counters, game, progress, shown, sums } = parts;
  return {
    ...upgraderCalls(parts),
    ...targetCalls(parts),

    upgradeHall: async ({ language, token, after }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const day = today(game);
      const asking = { caller: await callerOf(token), until: shown.landedUntil() };
      const positions = ask.latestUntil(asking.until, LATEST);
      const { online, demo } = counters();
      return {
        records: await shown.at(positions, asking.caller, language),
        online,
        demo,
        today: sums.ofToday(day, startOfHouseDay(day, game.houseOffset(game.clock())), asking),
        targets: sums
          .popularSince(day - POPULAR_DAYS + 1, POPULAR, asking)
          .map(({ skin, plays: attempts }) => targetOf(catalogue, skin, attempts, language)),
      };
    },
  } satisfies Handlers<typeof contract>;
};
