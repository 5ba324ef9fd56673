import type { FigureRow } from '@skins/api/payments/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Totals of orders by currency. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<FigureRow>[] = [
    {
      label: texts.currency,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/top-up-figures/${id}/show`} name={id} />,
    },
    { label: texts.orders, align: 'right', render: ({ orders }) => format.count(orders) },
    { label: texts.states.paid, align: 'right', render: ({ paid }) => format.count(paid) },
    { label: texts.income, align: 'right', render: ({ id, income }) => format.money(income, id) },
    { label: texts.gems, align: 'right', render: ({ gems }) => format.gems(gems) },
    { label: texts.onTop, align: 'right', render: ({ given }) => format.gems(given) },
    { label: texts.owed, align: 'right', render: ({ owed }) => format.gems(owed) },
    {
      label: texts.matched,
      render: ({ matched, held }) => (held ? texts.held : matched === null ? '—' : format.time(matched)),
    },
  ];
  return <RecordList sort={{ field: 'id', order: 'ASC' }} filters={[]} columns={columns} />;
}
