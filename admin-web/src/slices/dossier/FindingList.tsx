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
  /** the subject of the finding: id of an order or a retrieval, empty if unknown */
  readonly concerns: { readonly label: string; readonly idIn: (row: Row) => string };
  /** right required to compare */
  readonly right: string;
  readonly reconcile: () => Promise<unknown>;
}

/** Differences between a provider and the log, with a button to compare now. */
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
