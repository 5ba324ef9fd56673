import type { DeliveryFindingRow } from '@skins/api/retrievals/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../i18n';
import { useOperator } from '../session';
import type { Column } from '../ui/column';
import { NamedLink } from '../ui/NamedLink';
import { RecordList } from '../ui/RecordList';
import { reconcile } from './calls';
import { useTexts } from './texts';

/** What the provider of deliveries and the log do not agree about, and the way to compare them now. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const may = useOperator()?.rights.includes('handle-withdrawals') === true;
  const columns: Column<DeliveryFindingRow>[] = [
    { label: texts.time, sort: 'time', render: ({ time }) => format.time(time) },
    { label: texts.what, render: ({ what }) => texts.findings[what] },
    {
      label: texts.reference,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/delivery-findings/${id}/show`} name={id} />,
    },
    { label: texts.retrieval, render: ({ retrievalId }) => (retrievalId === '' ? '—' : retrievalId) },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[]}
      columns={columns}
      {...(may && {
        actions: (
          <ActDialog
            label={texts.reconcile}
            title={texts.reconcile}
            lede={texts.reconcileLede}
            submit={texts.reconcileSubmit}
            said={texts.reconcileSaid}
            onSubmit={reconcile}
          >
            {null}
          </ActDialog>
        ),
      })}
    />
  );
}
