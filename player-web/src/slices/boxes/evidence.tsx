import { queries } from '../../shell/net';
import type { GameEvidence } from '../../shell/seeds/evidence';
import {
  evidenceOfRecord,
  follows,
  hashOfRules,
  isImpossible,
  type BoxChoice,
  type BoxEvidence,
  type BoxOutcome,
  type BoxRules,
} from './box-evidence';
import { chosenBox } from './chosen-box';
import { OutcomeStep } from './OutcomeStep';
import { Prize } from './Prize';
import { boxRecordOfItems, boxVersionQuery } from './queries';
import { useT } from './t';

export const evidence: GameEvidence<BoxRules, BoxChoice, BoxOutcome> = {
  /** The shop returns every past version of a box. */
  async findRules({ choice, rulesHash }) {
    if (choice === undefined || rulesHash === undefined) return undefined;
    return queries.fetchQuery(boxVersionQuery(choice.boxId, rulesHash));
  },
  hashOf: hashOfRules,
  chosen: ({ boxId }) => chosenBox(boxId),
  follows,
  isImpossible,
  async ofItems(itemIds) {
    const { records } = await queries.fetchQuery(boxRecordOfItems(itemIds));
    const known = new Map(records.map((record) => [record.itemId, evidenceOfRecord(record)]));
    // An item of an extra drop is proved by its open, which has another item's id.
    const others = itemIds.filter((id) => !known.has(id));
    for (const id of others) {
      const { records: opens } = await queries.fetchQuery(boxRecordOfItems([id]));
      const [open] = opens;
      if (open !== undefined) known.set(id, evidenceOfRecord(open));
    }
    return known;
  },
  Occasion,
  OutcomeStep,
  Prize,
};

function Occasion({ evidence: { choice } }: { evidence: BoxEvidence }) {
  const t = useT();
  return choice === undefined ? null : t('proof.box', { name: choice.boxName });
}
