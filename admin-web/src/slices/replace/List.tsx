import type { ReplacementRow } from '@skins/api/replace/resources';
import type { Column } from '../../shell/ui/column';
import { exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useColumns } from './columns';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const [position, time, ...rest] = useColumns();
  const player: Column<ReplacementRow> = {
    label: texts.player,
    render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
  };
  const columns = [position, time, player, ...rest].filter((column) => column !== undefined);
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), ...spanFilters(texts)]}
      columns={columns}
    />
  );
}
