import { toGems } from '@skins/engine/kernel';
import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type * as contract from './contract.ts';
import { RATE_PARTS } from './counted.ts';
import { tallyOf } from './tally.ts';
import { targetOf, wantedTargets } from './targets.ts';
import { PAGE, type HallParts } from './hall-parts.ts';

/** The skins that upgrades aim at. */
export const targetCalls = ({ progress, game, sums, personOf, shown, callerOf }: HallParts) => {
  return {
    upgradeDetail: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const { skinId, current = 1, size = PAGE } = query;
      const asking = { caller: await callerOf(token), until: shown.landedUntil() };
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
      const attempts = sums.tries({ caller: await callerOf(token), until: shown.landedUntil() });
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
  } satisfies Pick<Handlers<typeof contract>, 'upgradeDetail' | 'upgradeTargets'>;
};
