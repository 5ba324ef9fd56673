import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { gems, moment } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty, Gem, RowItem, colourOf } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { paths } from './paths';
import { type ReplaceRecord, type ReplaceRecords, recordQuery } from './queries';
import { useT } from './t';
import styles from './ReplaceRecord.module.css';

/** `/user/replace/record`: all replacements of the player, with everything that was agreed to. */
export function ReplaceRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  return (
    <RecordPage<ReplaceRecord, ReplaceRecords>
      title={t('record.title')}
      lede={t('record.lede')}
      beside={<ButtonLink icon="swap" href={paths.page} label={t('title')} />}
      query={recordQuery(i18n.language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      proofOf={(record) => ({
        label: `${t('record.proof')}: ${moment(record.createTime)}`,
        open: () => openModal('replacement', { record }),
      })}
      empty={
        <Empty icon="swap" action={<ButtonLink variant="solid" href={paths.page} label={t('title')} />} />
      }
      stacked
    />
  );
}

function useColumns(): readonly Column<ReplaceRecord>[] {
  const t = useT();
  return [
    { key: 'given', head: t('sum.given'), named: true, cell: ({ given }) => <Side items={given} /> },
    { key: 'taken', head: t('sum.taken'), named: true, cell: ({ taken }) => <Side items={taken} /> },
    {
      key: 'sum',
      head: t('record.time'),
      cell: ({ createTime, fee, paid, refund }) => (
        <span className={styles['sum']}>
          <time dateTime={new Date(createTime).toISOString()}>{moment(createTime)}</time>
          <small className="muted">
            {t('sum.feeOf', { amount: gems(fee) })}
            {paid > 0 && ` · ${t('sum.paidOf', { amount: gems(paid) })}`}
            {refund > 0 && ` · ${t('sum.refundOf', { amount: gems(refund) })}`}
          </small>
        </span>
      ),
    },
  ];
}

const Side = ({ items }: { items: ReplaceRecord['given'] }) => (
  <ul className={styles['items']}>
    {items.map((item) => (
      <li key={item.itemId} className="split">
        <RowItem
          name={item.stuffName}
          image={item.stuffImage}
          exterior={item.exterior}
          colour={colourOf(item.skinsRarity, item.category)}
        />
        <Gem value={item.value} />
      </li>
    ))}
  </ul>
);
