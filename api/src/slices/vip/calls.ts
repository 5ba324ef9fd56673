import { framePath } from '@skins/fixtures/art';
import { toGems } from '@skins/engine/kernel';
import { RATE_UNITS, VIP_TABLE, bonusRateOf, claimVipBonus, nextBonus, standingOf } from '@skins/engine/vip';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { runCommand } from '../../foundation/game/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';

/** Seed of the table's frames, which belong to no player. */
const FRAME_SEED = 'viptable';

export const calls = ({ game }: Shop) =>
  ({
    selectVipConfig: () =>
      game.rulesAt(VIP_TABLE, game.clock()).content.levels.map(({ level, vipNum, vipRate, vipAmount }) => ({
        level,
        frame: framePath({ level, seed: FRAME_SEED }),
        vipNum: toGems(vipNum),
        vipRate: vipRate / RATE_UNITS,
        vipAmount: vipAmount === null ? ('/' as const) : toGems(vipAmount),
      })),

    selectUserVip: async ({ playerId }) => {
      const { vip } = await game.readPlayer(playerId);
      const time = game.clock();
      const { content: table, hash } = game.rulesAt(VIP_TABLE, time);
      const standing = standingOf(vip, table, time, game.houseOffset(time));
      const next = nextBonus(table, standing.claimed);
      return {
        vipLevel: standing.level,
        monthPayAmount: toGems(standing.monthPaid),
        redPacketLevel: standing.claimed,
        lastMonthLevel: standing.lastMonthLevel,
        vipExperience: toGems(standing.experience),
        vipRate: bonusRateOf(vip, table) / RATE_UNITS,
        nextClaim: next !== undefined && next.level <= standing.level ? next.level : null,
        paused: standing.ahead,
        tableHash: hash,
      };
    },

    receiveVipAmount: async ({ body: { level, tableHash }, playerId, commandId }) => {
      const played = await runCommand(game, claimVipBonus, {
        playerId,
        commandId,
        input: { level, ...(tableHash !== undefined && { tableHash }) },
        context: (draw) => ({ ...draw, table: game.rulesAt(VIP_TABLE, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { amount, balance } = played.reply;
      return { level, amount: toGems(amount), balance: toGems(balance), position: played.position };
    },

    playerVip: async ({ query: { playerId } }) => {
      const { accounts, vip } = await game.readPlayer(playerId);
      if (accounts.registered === undefined) return new CallRefused('unknown-player');
      const time = game.clock();
      const table = game.rulesAt(VIP_TABLE, time).content;
      const { level, experience, monthPaid, lastMonthLevel, claimed, ahead } = standingOf(
        vip,
        table,
        time,
        game.houseOffset(time),
      );
      return {
        level,
        experience: toGems(experience),
        takenBack: toGems(vip.takenBack),
        monthPaid: toGems(monthPaid),
        lastMonthLevel,
        claimed,
        rate: bonusRateOf(vip, table) / RATE_UNITS,
        paused: ahead,
      };
    },
  }) satisfies Handlers<typeof contract>;
