import { Typography } from '@mui/material';
import type { PlayerRow } from '@skins/api/accounts/resources';
import { useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { useOperator } from '../../shell/session';
import { exactFilter, searchFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const seesPersons = useOperator()?.rights.includes('unmask-players') === true;
  const columns: Column<PlayerRow>[] = [
    {
      label: texts.id,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/players/${id}/show`} name={id} />,
    },
    { label: texts.registered, sort: 'registered', render: ({ registered }) => format.time(registered) },
    { label: texts.balance, sort: 'balance', align: 'right', render: ({ balance }) => format.gems(balance) },
    { label: texts.items, align: 'right', render: ({ items }) => format.count(items) },
    { label: texts.opens, sort: 'opens', align: 'right', render: ({ opens }) => format.count(opens) },
    { label: texts.staked, sort: 'staked', align: 'right', render: ({ staked }) => format.gems(staked) },
    { label: texts.seen, render: ({ seen }) => format.time(seen) },
  ];
  return (
    <RecordList
      sort={{ field: 'registered', order: 'DESC' }}
      filters={[
        searchFilter(texts.idBegins),
        ...(seesPersons ? [exactFilter('phone', texts.phonePart), exactFilter('device', texts.device)] : []),
        ...spanFilters(texts),
      ]}
      columns={columns}
      renderCard={({ id, registered, balance, opens, staked }) => (
        <RecordCard title={id}>
          <div>
            {texts.registered} {format.time(registered)}
          </div>
          <div>
            {texts.balance} {format.gems(balance)} · {texts.opens} {format.count(opens)}
          </div>
          <div>
            {texts.staked} {format.gems(staked)}
          </div>
        </RecordCard>
      )}
      note={
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {texts.listBehind}
        </Typography>
      }
    />
  );
}
