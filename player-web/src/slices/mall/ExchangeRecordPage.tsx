import { useTranslation } from 'react-i18next';
import { moment } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty, Gem, RowItem, colourOf } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { paths } from './paths';
import { type Purchase, type Purchases, recordQuery } from './queries';
import { useT } from './t';
import styles from './Store.module.css';

/** `/user/exchange/record`: the player's purchases in the store, each with its position in the log. */
export function ExchangeRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const toStore = <ButtonLink variant="solid" href={paths.store} label={t('record.toStore')} />;
  return (
    <RecordPage<Purchase, Purchases>
      title={t('record.title')}
      query={recordQuery(i18n.language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={<Empty icon="store" text={t('record.empty')} action={toStore} />}
      stacked
    />
  );
}

function useColumns(): readonly Column<Purchase>[] {
  const t = useT();
  return [
    {
      key: 'skin',
      head: t('record.skin'),
      cell: ({ name, exterior, image, skinsRarity, category }) => (
        <RowItem name={name} exterior={exterior} image={image} colour={colourOf(skinsRarity, category)} />
      ),
    },
    {
      key: 'price',
      head: t('buy.price'),
      align: 'end',
      named: true,
      cell: ({ price }) => <Gem value={price} />,
    },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime, id, itemId }) => (
        <span className={styles['place']}>
          <span className="muted">{moment(createTime)}</span>
          <small className="mono">{t('record.place', { position: Number(id), item: itemId })}</small>
        </span>
      ),
    },
  ];
}
