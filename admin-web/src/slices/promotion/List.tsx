import type { ShareRow } from '@skins/api/promotion/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { reasonIn, useTexts } from './texts';

/** Shares of inviters; those that are held back wait for a decision. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<ShareRow>[] = [
    {
      label: texts.day,
      sort: 'id',
      render: ({ id, date }) => <NamedLink to={`/promotion-shares/${id}/show`} name={date} />,
    },
    {
      label: texts.inviter,
      render: ({ inviterId }) => <NamedLink to={`/players/${inviterId}/show`} name={inviterId} />,
    },
    {
      label: texts.friend,
      render: ({ friendId }) => <NamedLink to={`/players/${friendId}/show`} name={friendId} />,
    },
    { label: texts.counted, align: 'right', render: ({ counted }) => format.gems(counted) },
    { label: texts.share, align: 'right', render: ({ share }) => format.percent(share) },
    { label: texts.amount, align: 'right', sort: 'amount', render: ({ amount }) => format.gems(amount) },
    { label: texts.state, render: ({ state }) => texts.states[state] },
    { label: texts.reason, render: ({ reason }) => reasonIn(texts.reasons, reason) },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        choiceFilter('state', texts.state, texts.states),
        exactFilter('playerId', texts.inviter),
        exactFilter('friendId', texts.friend),
        ...spanFilters(texts),
      ]}
      columns={columns}
    />
  );
}
