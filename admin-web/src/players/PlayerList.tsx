import { Typography } from '@mui/material';
import type { PlayerRow } from '@skins/api/accounts/resources';
import { DataTable, TextInput, useRecordContext } from 'react-admin';
import { useFormat, useTexts } from '../i18n';
import { Cards, RecordCard } from '../ui/Cards';
import { NamedLink } from '../ui/NamedLink';
import { RecordList } from '../ui/RecordList';

const Column = DataTable.Col<PlayerRow>;

export function PlayerList() {
  const texts = useTexts().players;
  return (
    <RecordList
      name={texts.name}
      sort={{ field: 'registered', order: 'DESC' }}
      filters={[<TextInput key="q" source="q" alwaysOn resettable label={texts.idBegins} />]}
      table={<PlayerTable />}
      cards={<Cards card={PlayerCard} />}
      note={
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {texts.listBehind}
        </Typography>
      }
    />
  );
}

function PlayerTable() {
  const texts = useTexts().players;
  const format = useFormat();
  return (
    <DataTable<PlayerRow> bulkActionButtons={false} rowClick={false}>
      <Column
        source="id"
        label={texts.id}
        render={({ id }) => <NamedLink to={`/players/${id}/show`} name={id} />}
      />
      <Column
        source="registered"
        label={texts.registered}
        render={({ registered }) => format.time(registered)}
      />
      <Column
        align="right"
        source="balance"
        label={texts.balance}
        render={({ balance }) => format.gems(balance)}
      />
      <Column
        align="right"
        source="items"
        label={texts.items}
        disableSort
        render={({ items }) => format.count(items)}
      />
      <Column align="right" source="opens" label={texts.opens} render={({ opens }) => format.count(opens)} />
      <Column
        align="right"
        source="staked"
        label={texts.staked}
        render={({ staked }) => format.gems(staked)}
      />
      <Column label={texts.seen} disableSort render={({ seen }) => format.time(seen)} />
    </DataTable>
  );
}

function PlayerCard() {
  const player = useRecordContext<PlayerRow>();
  const texts = useTexts().players;
  const format = useFormat();
  if (player === undefined) return null;
  const { id, registered, balance, opens, staked } = player;
  return (
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
  );
}
