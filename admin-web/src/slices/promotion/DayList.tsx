import type { DayRow } from '@skins/api/promotion/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Closed days of invitations. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<DayRow>[] = [
    {
      label: texts.day,
      render: ({ id, date }) => <NamedLink to={`/promotion-days/${id}/show`} name={date} />,
    },
    { label: texts.state, render: ({ state }) => texts.dayStates[state] },
    { label: texts.friends, align: 'right', render: ({ friends }) => format.count(friends) },
    { label: texts.counted, align: 'right', render: ({ counted }) => format.gems(counted) },
    { label: texts.shares, align: 'right', sort: 'amount', render: ({ amount }) => format.gems(amount) },
    { label: texts.closed, sort: 'time', render: ({ time }) => format.time(time) },
  ];
  return <RecordList sort={{ field: 'time', order: 'DESC' }} filters={[]} columns={columns} />;
}
