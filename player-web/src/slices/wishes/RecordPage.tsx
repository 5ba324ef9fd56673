import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { count, moment } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty, Gem, Segment, Tag, namedParts } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { paths, wishPath } from './paths';
import { type Result, type WishRecords, type WishRow, recordQuery } from './queries';
import { useT } from './t';
import styles from './Record.module.css';

const RESULTS = ['open', 'won', 'lost', 'returned'] as const;
const TONES = { open: 'accent', won: 'ok', lost: undefined, returned: 'info' } as const;

/** `/user/wish/record`: the player's purchases of shares, what they cost, and what came. */
export function WishRecordPage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const [result, setResult] = useState<Result | ''>('');
  return (
    <RecordPage<WishRow, WishRecords>
      title={t('record.title')}
      query={recordQuery(result === '' ? undefined : result, language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      renderAbove={() => (
        <div className="cluster">
          <Segment<Result | ''>
            label={t('record.filter')}
            value={result}
            options={[
              { value: '', label: t('record.all') },
              ...RESULTS.map((value) => ({ value, label: t(`record.results.${value}`) })),
            ]}
            onChange={setResult}
          />
        </div>
      )}
      empty={
        <Empty
          icon="star"
          text={t('record.empty')}
          action={<ButtonLink variant="solid" href={paths.tree} label={t('toTree')} />}
        />
      }
      stacked
    />
  );
}

function useColumns(): readonly Column<WishRow>[] {
  const t = useT();
  return [
    {
      key: 'wish',
      head: t('record.wish'),
      cell: ({ wish, createTime }) => (
        <span className={styles['what']}>
          <Link href={wishPath(wish.id)}>{namedParts(wish.skin).name}</Link>
          <small className="note">{moment(createTime)}</small>
        </span>
      ),
    },
    {
      key: 'shares',
      head: t('yours'),
      named: true,
      cell: ({ from, to }) => `${count(from)}–${count(to)} · ${t('shares', { count: to - from + 1 })}`,
    },
    {
      key: 'result',
      head: t('record.result'),
      cell: ({ result }) => <Tag tone={TONES[result]} label={t(`record.results.${result}`)} />,
    },
    {
      key: 'paid',
      head: t('won.paid'),
      align: 'end',
      named: true,
      cell: ({ paid }) => <Gem value={paid} />,
    },
    {
      key: 'cost',
      head: t('record.kept'),
      align: 'end',
      named: true,
      cell: ({ cost }) => <Gem value={cost} />,
    },
    {
      key: 'value',
      head: t('record.value'),
      align: 'end',
      named: true,
      cell: ({ value }) => <Gem value={value} />,
    },
  ];
}
