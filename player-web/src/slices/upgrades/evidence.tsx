import { gems } from '../../shell/i18n/format';
import { queries } from '../../shell/net';
import type { GameEvidence } from '../../shell/seeds/evidence';
import { useItemName } from '../../shell/ui';
import { OutcomeStep } from './OutcomeStep';
import { Prize } from './Prize';
import { type Terms, newestQuery, termsQuery } from './queries';
import { useT } from './t';
import {
  type UpgradeChoice,
  type UpgradeEvidence,
  type UpgradeOutcome,
  chosenUpgrade,
  evidenceOfUpgrade,
  follows,
  hashOfTerms,
  isImpossible,
  itemIdsIn,
} from './upgrade-evidence';

/** Number of the newest records searched for the proofs of items. */
const NEWEST = 100;

export const evidence: GameEvidence<Terms, UpgradeChoice, UpgradeOutcome> = {
  /** The shop returns all past rules. */
  async findRules({ rulesHash }) {
    return rulesHash === undefined ? undefined : queries.fetchQuery(termsQuery(rulesHash));
  },
  hashOf: hashOfTerms,
  chosen: (choice) => chosenUpgrade(itemIdsIn(choice.staked), choice),
  follows,
  isImpossible,
  async ofItems(itemIds) {
    const { records } = await queries.fetchQuery(newestQuery(NEWEST));
    return new Map(
      records.flatMap((row) =>
        row.itemId !== null && itemIds.includes(row.itemId) ? [[row.itemId, evidenceOfUpgrade(row)]] : [],
      ),
    );
  },
  Occasion,
  OutcomeStep,
  Prize,
};

function Occasion({ evidence: { choice, outcome } }: { evidence: UpgradeEvidence }) {
  const t = useT();
  const nameOf = useItemName();
  if (choice === undefined || outcome === undefined) return null;
  const staked = choice.staked.map(({ itemId, stuffName, exterior, amount }) =>
    itemId === null
      ? t('proof.gems', { amount: gems(amount) })
      : `${nameOf({ name: stuffName, exterior })} ${gems(amount)}`,
  );
  return t('proof.upgrade', {
    staked: staked.join(' + '),
    name: nameOf({ name: outcome.stuffName, exterior: outcome.exterior }),
    price: gems(choice.targetPrice),
  });
}
