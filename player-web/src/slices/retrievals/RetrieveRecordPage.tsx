import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { Button, type Column, Empty, Gem, RowItem, Tag, colourOf } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { type Record, type Records, recordQuery } from './queries';
import styles from './Retrievals.module.css';
import { toneOf } from './stage-text';
import { useT } from './t';

/** `/user/retrieve/record`: the player's retrievals, each with its state and the next step. */
export function RetrieveRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  return (
    <RecordPage<Record, Records>
      title={t('record.title')}
      query={recordQuery(i18n.language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      beside={<Button variant="solid" label={t('open')} onClick={() => openModal('retrieve', NONE)} />}
      empty={
        <Empty
          text={t('record.empty')}
          icon="external"
          action={<Button variant="solid" label={t('open')} onClick={() => openModal('retrieve', NONE)} />}
        />
      }
      stacked
    />
  );
}

const NONE = { itemIds: [] };

function useColumns(): readonly Column<Record>[] {
  const t = useT();
  return [
    {
      key: 'item',
      head: t('record.item'),
      cell: ({ name, exterior, image, skinsRarity }) => (
        <RowItem name={name} exterior={exterior} image={image} colour={colourOf(skinsRarity)} />
      ),
    },
    {
      key: 'stage',
      head: t('record.stage'),
      cell: ({ stage }) => (
        <span className={styles['stage']}>
          <Tag label={t(`tags.${stage}`)} tone={toneOf(stage)} />
          <small className="note">{t(`stages.${stage}`)}</small>
        </span>
      ),
    },
    { key: 'value', head: t('record.value'), named: true, cell: ({ value }) => <Gem value={value} /> },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime }) => <span className="muted">{moment(createTime)}</span>,
    },
    {
      key: 'look',
      head: '',
      align: 'end',
      cell: ({ id, name }) => (
        <Button
          size="sm"
          label={t('record.look')}
          aria-label={t('record.lookOne', { name })}
          onClick={() => openModal('retrieval', { retrievalId: id })}
        />
      ),
    },
  ];
}
