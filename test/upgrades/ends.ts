import { rulesHashOf, upgradeQuoteOf } from '@skins/engine/fairness';
import type { EventData } from '@skins/engine/kernel';
import { RulesPublished } from '@skins/engine/rules';
import { UPGRADE_ODDS, UpgradePlayed } from '@skins/engine/upgrades';
import { WalletPosted } from '@skins/engine/wallet';
import { until } from '../kit/endings.ts';
import { type Forge, both, edited, without } from '../kit/forge.ts';

type Played = EventData<typeof UpgradePlayed>;

const SEED = 'a'.repeat(64);
const isOfOdds = { where: ({ name }: { readonly name: string }) => name === UPGRADE_ODDS.name };

/** Changes the first upgrade, under the matching quote, and ends the log with it. */
const requoted = (change: (data: Played) => Partial<Played>): Forge =>
  both(
    edited(UpgradePlayed, (data) => {
      const said = { ...data, ...change(data) };
      return { ...said, quote: upgradeQuoteOf(said) };
    }),
    until(UpgradePlayed),
  );

/** Plays the first upgrade by other first rules. */
const ruled = (change: Partial<(typeof UPGRADE_ODDS)['first']>): Forge => {
  const content = { ...UPGRADE_ODDS.first, ...change };
  const hash = rulesHashOf(UPGRADE_ODDS.name, content);
  return both(
    edited(RulesPublished, () => ({ content, hash }), isOfOdds),
    requoted(() => ({ rulesHash: hash })),
  );
};

/** Forged ends of the played log, by the rule that each breaks. */
export const ends = {
  'upgrade-target': [ruled({ maximumPrice: 1 })],
  'upgrade-rate': [
    // Below the least chance, and for a stake above the price.
    ruled({ minimumRate: 8_999 }),
    both(
      edited(
        WalletPosted,
        ({ balance, postings }) => ({
          balance: balance - 40_001,
          postings: postings.map((leg) => ({ ...leg, amount: leg.amount + 40_001 })),
        }),
        { where: ({ reason }) => reason === 'upgrade-stake' },
      ),
      requoted(({ gems }) => ({ gems: gems + 40_001 })),
    ),
  ],
  'upgrade-quote': [
    requoted(() => ({ rulesHash: SEED })),
    both(without(RulesPublished, isOfOdds), until(UpgradePlayed)),
  ],
} as const satisfies Readonly<Record<string, readonly Forge[]>>;
