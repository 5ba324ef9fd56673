import { type RaRecord, useResourceContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { ActDialog } from './ActDialog';

interface Finding extends RaRecord {
  /** the provider's reference */
  readonly id: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface FindingTexts {
  readonly time: string;
  readonly what: string;
  readonly reference: string;
  readonly reconcile: string;
  readonly reconcileLede: string;
  readonly reconcileSubmit: string;
  readonly reconcileSaid: string;
}

interface FindingListProps<Row extends Finding> {
  readonly texts: FindingTexts;
  readonly saidOf: (row: Row) => string;
  /** what the finding is about: the id of an order or of a retrieval, empty where nothing is known */
  readonly concerns: { readonly label: string; readonly idIn: (row: Row) => string };
  /** what it takes to compare */
  readonly right: string;
  readonly reconcile: () => Promise<unknown>;
}

/** What a provider outside and the log do not agree about, and the way to compare them now. */
export function FindingList<Row extends Finding>(props: FindingListProps<Row>) {
  const { texts, saidOf, concerns, right, reconcile } = props;
  const format = useFormat();
  const resource = useResourceContext();
  const may = useOperator()?.rights.includes(right) === true;
  return (
    <RecordList<Row>
      sort={{ field: 'time', order: 'DESC' }}
      filters={[]}
      columns={[
        { label: texts.time, sort: 'time', render: ({ time }) => format.time(time) },
        { label: texts.what, render: saidOf },
        {
          label: texts.reference,
          sort: 'id',
          render: ({ id }) => <NamedLink to={`/${resource}/${id}/show`} name={id} />,
        },
        { label: concerns.label, render: (row) => concerns.idIn(row) || '—' },
      ]}
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
