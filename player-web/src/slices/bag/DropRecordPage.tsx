import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { type Column, Gem, RowItem, Select, colourOf, toast, useItemName } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { StateBadge } from '../../shell/ui/StateBadge';
import { type Drop, type Drops, dropsQuery } from './queries';
import { isDrawn, proofOf } from './use-proofs';
import { useSourceName } from './use-source-name';
import { useT } from './t';
import styles from './Bag.module.css';

/** `/user/drop/record`: every item that the player ever received, with its source and present state. */
export function DropRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const [source, setSource] = useState<number>();
  const columns = useColumns();
  const nameOf = useItemName();
  const verify = useMutation({
    mutationFn: proofOf,
    onSuccess: (evidence) => evidence && openModal('fairness', { evidence }),
    onError: () => toast.error(t('failed.text')),
  });
  return (
    <RecordPage<Drop, Drops>
      title={t('drops.title')}
      lede={t('drops.lede')}
      query={dropsQuery(i18n.language, source)}
      columns={columns}
      rowKey={({ id }) => id}
      proofOf={(row) => {
        const label = t('drops.verifyOne', { name: nameOf(row), time: moment(row.createTime) });
        return isDrawn(row) ? { label, open: () => verify.mutate(row) } : undefined;
      }}
      renderAbove={({ sources }) => <SourceFilter sources={sources} chosen={source} onChoose={setSource} />}
    />
  );
}

interface SourceFilterProps {
  sources: Drops['sources'];
  chosen: number | undefined;
  onChoose: (source: number | undefined) => void;
}

function SourceFilter({ sources, chosen, onChoose }: SourceFilterProps) {
  const t = useT();
  const sourceName = useSourceName();
  return (
    <search className={styles['tools']} aria-label={t('bag.filters')}>
      <Select
        label={t('bag.source')}
        options={[
          { value: '', label: t('drops.anySource') },
          ...sources.map((source) => ({ value: String(source), label: sourceName(source) })),
        ]}
        value={String(chosen ?? '')}
        onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      />
    </search>
  );
}

function useColumns(): readonly Column<Drop>[] {
  const t = useT();
  const sourceName = useSourceName();
  return [
    {
      key: 'item',
      head: t('drops.item'),
      cell: ({ name, exterior, image, skinsRarity, category, source }) => (
        <RowItem
          name={name}
          exterior={exterior}
          image={image}
          colour={colourOf(skinsRarity, category)}
          note={sourceName(source)}
        />
      ),
    },
    { key: 'value', head: t('drops.value'), named: true, cell: ({ price }) => <Gem value={price} /> },
    {
      key: 'state',
      head: t('bag.state'),
      cell: ({ status, why }) => (
        <>
          <StateBadge status={status} />
          {why !== null && <span className="note">{why}</span>}
        </>
      ),
    },
    {
      key: 'time',
      head: t('drops.time'),
      cell: ({ createTime }) => <span className="muted">{moment(createTime)}</span>,
    },
  ];
}
