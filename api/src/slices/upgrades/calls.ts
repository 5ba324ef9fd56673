import { invariant, toGems } from '@skins/engine/kernel';
import { type Bag, Items } from '@skins/engine/bag';
import { SHARE_UNITS, UPGRADE_ODDS, playUpgrade, quoteUpgrade } from '@skins/engine/upgrades';
import { shownCatalogue } from '../catalogue/shown.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import { type Game, play } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, recordPages } from '../../foundation/records/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type * as contract from './contract.ts';
import { oddsOf, recordOf, upgradedAt } from './presenters.ts';
import { RECORDS } from './views.ts';

/** The seeds, second document, section 9. */
const RECORD_PAGE = 12;
const NO_BAG: Bag = { items: Items.empty, held: 0 };

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const { sessions } = desks.accounts;
  const records = recordPages(readModels, RECORDS);
  return {
    upgradeTerms: ({ query: { rulesHash } }) => {
      const named =
        rulesHash === undefined
          ? game.rulesAt(UPGRADE_ODDS, game.clock())
          : game.rulesHistory(UPGRADE_ODDS).versions.find(({ hash }) => hash === rulesHash);
      if (named === undefined || !UPGRADE_ODDS.fits(named.content))
        return new CallRefused('unknown-upgrade-rules');
      const { minimumPumpingRatio, drawProportion, ...bounds } = named.content;
      return {
        rulesHash: named.hash,
        minimumPumpingRatio: minimumPumpingRatio / SHARE_UNITS,
        drawProportion: drawProportion / SHARE_UNITS,
        minimumRate: bounds.minimumRate / SHARE_UNITS,
        maximumRate: bounds.maximumRate / SHARE_UNITS,
        minimumPrice: toGems(bounds.minimumPrice),
        maximumPrice: toGems(bounds.maximumPrice),
      };
    },

    upgradeQuote: async ({ query: { itemIds = [], gems = 0, targetSkinId }, token }) => {
      const caller = sessions.check('player', token);
      const { bag } = caller.kind === 'valid' ? await game.readPlayer(caller.subject) : { bag: NO_BAG };
      const choice = { itemIds: idsIn(itemIds), gems: amountOf(gems), targetSkinId };
      const quoted = quoteUpgrade(bag, choice, { hash: nativeSha256, ...termsAt(game, targetSkinId) });
      if ('kind' in quoted) return new CallRefused(quoted.rejection.code, { data: quoted.rejection });
      const { stake, targetPrice, rulesHash, quote, rate, fee, winUpTo } = quoted;
      return {
        ...oddsOf({ rate, fee, winUpTo }),
        stake: toGems(stake),
        targetPrice: toGems(targetPrice),
        rulesHash,
        quote,
      };
    },

    playUpgrade: async ({ body, playerId, commandId, language }) => {
      const { itemIds, gems, targetSkinId, quote } = body;
      const played = await play(game, playUpgrade, {
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
        balance: toGems(balance ?? (await game.readPlayer(playerId)).wallet.balance),
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

/** Target and rules as they count at a time. */
const termsAt = (game: Game, targetSkinId: string, time = game.clock()) => ({
  target: game.catalogueAt(time).skins.get(targetSkinId),
  odds: game.rulesAt(UPGRADE_ODDS, time),
});

/** Ids that came joined by commas, or one a parameter. */
const idsIn = (given: string | readonly string[]): readonly string[] =>
  [given].flat().flatMap((text) => text.split(',').filter((id) => id !== ''));
