import { useQuery } from '@tanstack/react-query';
import { numberText } from '@skins/engine/fairness';
import { useState } from 'react';
import { count, moment, percent } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import {
  Dialog,
  Empty,
  ErrorNote,
  Facts,
  Gem,
  ObservedReturn,
  Pager,
  RarityBadge,
  RowItem,
  Skeleton,
  Table,
  colourOf,
  type Column,
  type DialogControl,
} from '../../shell/ui';
import { rarities } from '../../shell/ui/rarity';
import { boxOpeningsQuery, type BoxOpening, type BoxOpenings } from './queries';
import { useT } from './t';
import styles from './RecordsDialog.module.css';

const PAGE_SIZE = 8;

interface OpeningsDialogProps {
  control: DialogControl;
  boxId: string;
  boxName: string;
}

/** All openings of a box by all players: totals and list. */
export function OpeningsDialog({ control, boxId, boxName }: OpeningsDialogProps) {
  const t = useT();
  const [page, setPage] = useState(1);
  const held = useResultsHeld();
  const columns = useColumns();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boxOpeningsQuery(boxId, page, PAGE_SIZE),
    enabled: !held,
  });
  return (
    <Dialog
      control={control}
      title={t('openings.title', { name: boxName })}
      note={data && t('openings.total', { amount: count(data.total) })}
      width={900}
    >
      <div className="stack" aria-busy={isPlaceholderData}>
        {error !== null && data === undefined && (
          <ErrorNote error={error} text={t('records.failed')} onRetry={() => void refetch()} />
        )}
        {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
        {data?.total === 0 && <Empty text={t('latest.none')} icon="box" />}
        {data !== undefined && data.total > 0 && (
          <>
            <Sums openings={data} />
            <div className={styles['rows']}>
              <Table
                label={t('openings.title', { name: boxName })}
                columns={columns}
                rows={data.records}
                rowKey={keyOf}
              />
            </div>
            <Pager
              flush
              label={t('records.pages')}
              current={data.current}
              total={data.total}
              size={PAGE_SIZE}
              onChange={setPage}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const keyOf = ({ id }: BoxOpening) => id;

/** The count of each rarity, and the observed return. */
function Sums({ openings: { byRarity, total, observedRtp, observedBand } }: { openings: BoxOpenings }) {
  const t = useT();
  const counted = byRarity.toSorted((a, b) => rarities.indexOf(a.rarity) - rarities.indexOf(b.rarity));
  return (
    <>
      <div className="cluster">
        {counted.map(({ rarity, opens }) => (
          <span key={rarity}>
            <RarityBadge rarity={rarity} colour={colourOf(rarity)} /> {count(opens)} ·{' '}
            {percent(opens / total)}
          </span>
        ))}
      </div>
      <Facts
        facts={[
          {
            name: t('head.observedRtp'),
            value: <ObservedReturn plays={total} rtp={observedRtp} band={observedBand} />,
          },
        ]}
      />
    </>
  );
}

function useColumns(): readonly Column<BoxOpening>[] {
  const t = useT();
  return [
    {
      key: 'item',
      head: t('records.item'),
      cell: (row) => (
        <RowItem
          name={row.stuffName}
          exterior={row.exterior}
          image={row.stuffImage}
          colour={colourOf(row.rarity, row.category)}
          note={row.userName}
        />
      ),
    },
    { key: 'value', head: t('records.value'), named: true, cell: (row) => <Gem value={row.price} /> },
    { key: 'number', head: t('records.number'), named: true, cell: (row) => numberText(row.ticket) },
    {
      key: 'time',
      head: t('records.time'),
      cell: (row) => <span className="muted">{moment(row.createTime)}</span>,
    },
  ];
}
