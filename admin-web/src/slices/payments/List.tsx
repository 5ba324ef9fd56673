import type { TopUpRow } from '@skins/api/payments/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<TopUpRow>[] = [
    {
      label: texts.order,
      render: ({ id }) => <NamedLink to={`/top-ups/${id}/show`} name={id.slice(0, 8)} />,
    },
    { label: texts.time, sort: 'time', render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    {
      label: texts.state,
      nowrap: true,
      render: ({ state, stuck }) => `${texts.states[state]}${stuck ? ` ${texts.stuck}` : ''}`,
    },
    { label: texts.refund, nowrap: true, render: ({ refund }) => texts.refunds[refund] },
    { label: texts.gems, align: 'right', render: ({ gems }) => format.gems(gems) },
    { label: texts.onTop, align: 'right', render: ({ gift, bonus }) => format.gems(gift + bonus) },
    {
      label: texts.price,
      align: 'right',
      nowrap: true,
      render: ({ price, currency }) => format.money(price, currency),
    },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        exactFilter('playerId', texts.player),
        choiceFilter('state', texts.state, texts.states),
        choiceFilter('refund', texts.refund, {
          proposed: texts.refunds.proposed,
          asked: texts.refunds.asked,
        }),
        ...spanFilters({ fromDay: texts.from, toDay: texts.to }),
      ]}
      columns={columns}
    />
  );
}
