import type { DeliveryFindingRow } from '@skins/api/retrievals/resources';
import { FindingList } from '../dossier/FindingList';
import { reconcile } from './calls';
import { useTexts } from './texts';

/** Differences between the delivery provider and the log, with a button to compare now. */
export function List() {
  const texts = useTexts();
  return (
    <FindingList<DeliveryFindingRow>
      texts={texts}
      saidOf={({ what }) => texts.findings[what]}
      concerns={{ label: texts.retrieval, idIn: ({ retrievalId }) => retrievalId }}
      right="handle-withdrawals"
      reconcile={reconcile}
    />
  );
}
