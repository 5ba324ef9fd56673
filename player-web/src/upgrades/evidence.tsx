import { queries } from '../net';
import type { GameEvidence } from '../seeds/evidence';
import { useItemName } from '../ui';
import { OutcomeStep } from './OutcomeStep';
import { Prize } from './Prize';
import { type Terms, newestQuery, termsQuery } from './queries';
import { useT } from './t';
import {
  type UpgradeChoice,
  type UpgradeEvidence,
  type UpgradeOutcome,
  evidenceOfUpgrade,
  follows,
  hashOfTerms,
  isImpossible,
} from './upgrade-evidence';

/** As far back as the record is asked for the proofs of items. */
const NEWEST = 100;

export const evidence: GameEvidence<Terms, UpgradeChoice, UpgradeOutcome> = {
  /** All rules that ever counted can be asked for. */
  async findRules({ rulesHash }) {
    return rulesHash === undefined ? undefined : queries.fetchQuery(termsQuery(rulesHash));
  },
  hashOf: hashOfTerms,
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

function Occasion({ evidence: { outcome } }: { evidence: UpgradeEvidence }) {
  const t = useT();
  const nameOf = useItemName();
  return outcome === undefined
    ? null
    : t('proof.upgrade', { name: nameOf({ name: outcome.stuffName, exterior: outcome.exterior }) });
}
