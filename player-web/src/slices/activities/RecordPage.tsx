import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty, Gem, RowItem, colourOf, useItemName } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { evidenceOfRecord } from '../boxes/box-evidence';
import { paths } from './paths';
import { type RecordRow, type Records, recordQuery } from './queries';
import { useT } from './t';

/** `/user/activity/record`: every opening of an activity that the player used, with its proof. */
export function ActivityRecordPage() {
  const t = useT();
  const nameOf = useItemName();
  const { language } = useTranslation().i18n;
  return (
    <RecordPage<RecordRow, Records>
      title={t('toRecord')}
      lede={t('record.lede')}
      query={recordQuery(language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      proofOf={(row) => ({
        label: t('record.verify', { name: nameOf({ name: row.stuffName, exterior: row.exterior }) }),
        open: () => openModal('fairness', { evidence: evidenceOfRecord(row) }),
      })}
      beside={<ButtonLink href={paths.active} label={t('title')} />}
      empty={
        <Empty
          icon="gift"
          text={t('record.none')}
          action={<ButtonLink variant="play" href={paths.active} label={t('title')} />}
        />
      }
    />
  );
}

function useColumns(): readonly Column<RecordRow>[] {
  const t = useT();
  return [
    {
      key: 'item',
      head: t('record.item'),
      cell: (row) => (
        <RowItem
          name={row.stuffName}
          exterior={row.exterior}
          image={row.stuffImage}
          colour={colourOf(row.skinsRarity, row.category)}
          note={row.boxName}
        />
      ),
    },
    {
      key: 'activity',
      head: t('record.activity'),
      named: true,
      cell: ({ activityName, step }) => `${activityName} · ${step}`,
    },
    { key: 'value', head: t('record.value'), named: true, cell: ({ price }) => <Gem value={price} /> },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime }) => <span className="muted">{moment(createTime)}</span>,
    },
  ];
}
