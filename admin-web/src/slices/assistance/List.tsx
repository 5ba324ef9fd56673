import type { AssistRow } from '@skins/api/assistance/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

const DIGITS = 8;

/** Helps: the helper, the player helped, and the room. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<AssistRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/assists/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    { label: texts.room, render: ({ roomId }) => <NamedLink to={`/rolls/${roomId}/show`} name={roomId} /> },
    {
      label: texts.helper,
      render: ({ helperId }) => <NamedLink to={`/players/${helperId}/show`} name={helperId} />,
    },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.device, render: ({ device }) => device?.slice(0, DIGITS) ?? texts.noDevice },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        exactFilter('roomId', texts.room),
        exactFilter('playerId', texts.player),
        exactFilter('helperId', texts.helper),
      ]}
      columns={columns}
    />
  );
}
