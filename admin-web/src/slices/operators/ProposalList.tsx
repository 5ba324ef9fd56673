import type { ProposalRow } from '@skins/api/operators/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';
import { useSaid } from './use-said';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const said = useSaid();
  const columns: Column<ProposalRow>[] = [
    {
      label: texts.kind,
      render: (row) => <NamedLink to={`/operator-proposals/${row.id}/show`} name={said(row)} />,
    },
    { label: texts.author, render: ({ author }) => author },
    { label: texts.proposedAt, sort: 'created', render: ({ created }) => format.time(created) },
    { label: texts.state, render: ({ state }) => texts.states[state] },
  ];
  return (
    <RecordList
      sort={{ field: 'created', order: 'DESC' }}
      filters={[choiceFilter('state', texts.state, texts.states), ...spanFilters(texts)]}
      columns={columns}
    />
  );
}
