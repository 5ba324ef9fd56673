import type { AdjustmentRow } from '@skins/api/adjustments/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { reasonIn } from './reason';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<AdjustmentRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/adjustments/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    {
      label: texts.gems,
      align: 'right',
      render: ({ way, gems, items }) =>
        way === 'void'
          ? texts.itemsWorth(format.count(items), format.gems(gems))
          : format.signed(way === 'credit' ? gems : -gems),
    },
    { label: texts.why, render: ({ reason }) => reasonIn(texts.reasons, reason) },
    { label: texts.how, render: ({ approved }) => (approved ? texts.byTwo : texts.byOne) },
    { label: texts.operator, render: ({ operator }) => operator },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        exactFilter('playerId', texts.player),
        choiceFilter('way', texts.way, texts.kinds),
        choiceFilter('reason', texts.reason, texts.reasons),
        ...spanFilters(texts),
      ]}
      columns={columns}
    />
  );
}
