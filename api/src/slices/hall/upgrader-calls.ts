import { toGems } from '@skins/engine/kernel';
import { frameOf } from '../accounts/display-name.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type * as contract from './contract.ts';
import { tallyOf } from './tally.ts';
import { PAGE, type HallParts } from './hall-parts.ts';

/** An upgrade, and the player who made it. */
export const upgraderCalls = ({ progress, game, ask, sums, personOf, shown, callerOf }: HallParts) => {
  return {
    upgradeReplay: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const found = await shown.one(query.position, await callerOf(token), language);
      return found ?? new CallRefused('unknown-upgrade');
    },

    upgradeUserInfo: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const caller = await callerOf(token);
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
      const caller = await callerOf(token);
      const part = { offset: (current - 1) * size, limit: size };
      const { positions, total } = sums.recordOf(player, part, { caller, until: shown.landedUntil() });
      return { records: await shown.at(positions, caller, language), total, current };
    },
  } satisfies Pick<Handlers<typeof contract>, 'upgradeReplay' | 'upgradeUserInfo' | 'upgradeUserRecord'>;
};
