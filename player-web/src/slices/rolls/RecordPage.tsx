import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { count, moment } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty, Tag, useItemName } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { paths, roomPath } from './paths';
import { type RollRecords, type RollRow, recordQuery } from './queries';
import { useT } from './t';

/** `/user/roll/record`: the rooms that the player joined, each with its number and result. */
export function RollRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const toRooms = <ButtonLink variant="solid" href={paths.rooms} label={t('record.toRooms')} />;
  return (
    <RecordPage<RollRow, RollRecords>
      title={t('record.title')}
      query={recordQuery(i18n.language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={<Empty icon="people" text={t('record.empty')} action={toRooms} />}
      stacked
    />
  );
}

function useColumns(): readonly Column<RollRow>[] {
  const t = useT();
  return [
    {
      key: 'room',
      head: t('record.room'),
      cell: ({ rollId, name }) => (
        <Link className="link" href={roomPath(rollId)}>
          {name}
        </Link>
      ),
    },
    { key: 'number', head: t('record.number'), named: true, cell: ({ n }) => count(n) },
    { key: 'outcome', head: t('record.outcome'), named: true, cell: (row) => <Outcome row={row} /> },
    {
      key: 'time',
      head: t('record.time'),
      named: true,
      cell: ({ joinTime }) => <span className="muted">{moment(joinTime)}</span>,
    },
  ];
}

function Outcome({ row: { ending, prize } }: { row: RollRow }) {
  const t = useT();
  const nameOf = useItemName();
  if (prize !== null) return <b>{nameOf(prize)}</b>;
  if (ending === null) return <Tag tone="warn" label={t('record.waits')} />;
  return <Tag label={ending === 'drawn' ? t('record.lost') : t(`endings.${ending}`)} />;
}
