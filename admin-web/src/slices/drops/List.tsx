import type { DropRow } from '@skins/api/drops/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Extra drops of opens. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<DropRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/extra-drops/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.box, render: ({ boxId }) => <NamedLink to={`/boxes/${boxId}/show`} name={boxId} /> },
    { label: texts.type, render: ({ type, of }) => [texts.types[type], of].join(' ').trim() },
    { label: texts.amount, align: 'right', render: ({ amount }) => format.count(amount) },
    { label: texts.worth, align: 'right', sort: 'worth', render: ({ worth }) => format.gems(worth) },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), choiceFilter('type', texts.type, texts.types)]}
      columns={columns}
    />
  );
}
