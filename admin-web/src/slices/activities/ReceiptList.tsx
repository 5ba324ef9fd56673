import type { ReceiptRow } from '@skins/api/activities/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { Gives } from './Gives';
import { useTexts } from './texts';

/** Steps of activities that players received. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<ReceiptRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/activity-receipts/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.activityId, render: ({ activityId, step }) => `${activityId} · ${step}` },
    { label: texts.gives, render: (row) => <Gives {...row} /> },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), exactFilter('activityId', texts.activityId)]}
      columns={columns}
    />
  );
}
