import { toGems } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import { VIP_TABLE, levelInForce } from '@skins/engine/vip';
import { WEEK_BENEFITS, claimWeekBenefits, endOfWeek, weekOf } from '@skins/engine/welfare';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { menuOf, versionNow } from './notices.ts';

const NOTHING = 0;
const TO_CLAIM = 1;
/** Codes of week welfare (spec 4.17). */
const RECEIVED = 2;

const inSeconds = (time: number): number => Math.floor(time / 1000);

export const calls = ({ game }: Shop) =>
  ({
    weekBenefitsInfo: async ({ playerId }) => {
      const { benefits, level, amount, claimed, ends, time } = weekFor(game, await game.readPlayer(playerId));
      return {
        status: claimed ? RECEIVED : amount === null ? NOTHING : TO_CLAIM,
        userVal: level,
        benefitsList: benefits.content.levels.map((one) => ({
          level: one.level,
          amount: toGems(one.amount ?? 0),
        })),
        sysTime: inSeconds(time),
        endTime: inSeconds(ends),
        rulesHash: benefits.hash,
      };
    },

    receiveWeekBenefits: async ({ body: { rulesHash }, playerId, commandId }) => {
      const played = await runCommand(game, claimWeekBenefits, {
        playerId,
        commandId,
        input: { ...(rulesHash !== undefined && { rulesHash }) },
        context: (draw, { vip }) => ({
          ...draw,
          benefits: game.rulesAt(WEEK_BENEFITS, draw.time),
          vip: levelInForce(vip, game.rulesAt(VIP_TABLE, draw.time)),
          houseOffset: game.houseOffset(draw.time),
        }),
      });
      if (played instanceof CallRefused) return played;
      const { level, amount, balance } = played.reply;
      return { level, amount: toGems(amount), balance: toGems(balance), position: played.position };
    },

    notices: ({ language }) => menuOf(game, language),

    newNotices: () => versionNow(game),

    playerWeekBenefits: async ({ query: { playerId } }) => {
      const player = await game.readPlayer(playerId);
      if (player.accounts.registered === undefined) return new CallRefused('unknown-player');
      const { level, amount, claimed, ends } = weekFor(game, player);
      return { level, amount: toGems(amount ?? 0), claimed, ends };
    },
  }) satisfies Handlers<typeof contract>;

/** Returns a player's benefits of the current house week. Amount in 1/10,000 gem. */
function weekFor(game: Game, { vip, welfare }: Player) {
  const time = game.clock();
  const offset = game.houseOffset(time);
  const week = weekOf(time, offset);
  const benefits = game.rulesAt(WEEK_BENEFITS, time);
  const { level } = levelInForce(vip, game.rulesAt(VIP_TABLE, time));
  const amount = benefits.content.levels[level]?.amount ?? null;
  return { time, benefits, level, amount, claimed: week <= welfare.week, ends: endOfWeek(week, offset) };
}
