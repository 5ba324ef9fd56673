import type { FindingRow } from '@skins/api/payments/resources';
import { FindingList } from '../dossier/FindingList';
import { reconcile } from './calls';
import { useTexts } from './texts';

/** Differences between the provider and the log, with a button to compare now. */
export function List() {
  const texts = useTexts();
  return (
    <FindingList<FindingRow>
      texts={texts}
      saidOf={({ what }) => texts.findings[what]}
      concerns={{ label: texts.order, idIn: ({ orderId }) => orderId }}
      right="refund-orders"
      reconcile={reconcile}
    />
  );
}
