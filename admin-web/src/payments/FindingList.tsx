import type { FindingRow } from '@skins/api/payments/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../i18n';
import { useOperator } from '../session';
import type { Column } from '../ui/column';
import { NamedLink } from '../ui/NamedLink';
import { RecordList } from '../ui/RecordList';
import { reconcile } from './calls';
import { useTexts } from './texts';

/** What the provider and the log do not agree about, and the way to compare them now. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const may = useOperator()?.rights.includes('refund-orders') === true;
  const columns: Column<FindingRow>[] = [
    { label: texts.time, sort: 'time', render: ({ time }) => format.time(time) },
    { label: texts.what, render: ({ what }) => texts.findings[what] },
    {
      label: texts.reference,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/payment-findings/${id}/show`} name={id} />,
    },
    { label: texts.order, render: ({ orderId }) => (orderId === '' ? '—' : orderId) },
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
