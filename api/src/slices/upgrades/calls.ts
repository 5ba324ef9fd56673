import { invariant } from '@skins/engine/kernel';
import { playUpgrade } from '@skins/engine/upgrades';
import { shownCatalogue } from '../catalogue/shown.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import { balanceAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, recordPages } from '../../foundation/records/index.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type * as contract from './contract.ts';
import { recordOf, upgradedAt } from './presenters.ts';
import { RECORDS } from './views.ts';
import { termsAt } from './terms-at.ts';
import { quoteCalls } from './quote-calls.ts';

/** The page size of spec 9.5 */
const RECORD_PAGE = 12;

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const records = recordPages(readModels, RECORDS);
  return {
    ...quoteCalls({ game, desks }),

    playUpgrade: async ({ body, playerId, commandId, language }) => {
      const { itemIds, gems, targetSkinId, quote } = body;
      const played = await runCommand(game, playUpgrade, {
        playerId,
        commandId,
        input: { itemIds, gems: amountOf(gems), targetSkinId, quote },
        context: (draw) => ({ ...draw, ...termsAt(game, targetSkinId, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { balance, upgrade: data, behind } = played.reply;
      const position = positionOf(ordinalOf(played.position) - behind);
      const { time } = played;
      invariant(time !== undefined, 'an upgrade is an event');
      return {
        ...recordOf(shownCatalogue(game), { data, time, position }, language),
        commandId,
        balance: await balanceAfter(game, playerId, { balance, position: played.position }),
        nextServerHash: await commitmentAfter(game, playerId, data.reveal),
      };
    },

    upgradeRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const current = query.current ?? 1;
      const limit = query.size ?? RECORD_PAGE;
      const begin =
        query.after === undefined
          ? { offset: (current - 1) * limit }
          : beginningAt(query.after, NEWEST_PLAYED);
      const page = records(playerId, { ...begin, limit });
      const catalogue = shownCatalogue(game);
      const upgrades = await Promise.all(page.positions.map((position) => upgradedAt(game, position)));
      return {
        records: upgrades.map((one) => ({
          ...recordOf(catalogue, one, language),
          commandId: one.meta.command,
        })),
        total: page.total,
        current,
        next: nextOf(page),
      };
    },
  } satisfies Handlers<typeof contract>;
};
