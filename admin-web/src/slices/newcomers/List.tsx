import type { StepRow } from '@skins/api/newcomers/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';
import { What } from './What';

/** The steps of first days, as players took them. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const columns: Column<StepRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/newcomer-steps/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.status, align: 'right', render: ({ status }) => status },
    { label: texts.step, render: ({ words }) => words[locale] },
    { label: texts.box, render: (row) => <What row={row} /> },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player)]}
      columns={columns}
    />
  );
}
