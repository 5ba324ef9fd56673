import type { ClaimRow } from '@skins/api/tasks/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { Gift } from './Gift';
import { useTexts } from './texts';

/** Task boxes that players claimed. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const columns: Column<ClaimRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/task-claims/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.box, render: ({ names }) => names[locale] },
    { label: texts.gives, render: (row) => <Gift row={row} /> },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), exactFilter('boxId', texts.boxId)]}
      columns={columns}
    />
  );
}
