import type { DeliveryFindingRow } from '@skins/api/retrievals/resources';
import { FindingList } from '../dossier/FindingList';
import { reconcile } from './calls';
import { useTexts } from './texts';

/** What the provider of deliveries and the log do not agree about, and the way to compare them now. */
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
