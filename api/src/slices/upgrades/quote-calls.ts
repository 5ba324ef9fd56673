import { toGems } from '@skins/engine/kernel';
import { type Bag, Items } from '@skins/engine/bag';
import { SHARE_UNITS, UPGRADE_ODDS, quoteUpgrade } from '@skins/engine/upgrades';
import { amountOf } from '../../foundation/contract/gems.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type * as contract from './contract.ts';
import { oddsOf } from './presenters.ts';
import { termsAt } from './terms-at.ts';

const NO_BAG: Bag = { items: Items.empty, held: 0 };

/** What an upgrade would be, before it is played. */
export const quoteCalls = ({
  game,
  desks,
}: Pick<Shop<{ readonly accounts: AccountsDesk }>, 'game' | 'desks'>) => {
  const { sessions } = desks.accounts;
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
      const caller = await sessions.check('player', token);
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
  } satisfies Pick<Handlers<typeof contract>, 'upgradeTerms' | 'upgradeQuote'>;
};

/** Ids that came joined by commas, or one a parameter. */
const idsIn = (given: string | readonly string[]): readonly string[] =>
  [given].flat().flatMap((text) => text.split(',').filter((id) => id !== ''));
