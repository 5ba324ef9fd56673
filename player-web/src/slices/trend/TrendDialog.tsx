import { useQuery } from '@tanstack/react-query';
import { numberText } from '@skins/engine/fairness';
import { useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { count, moment } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { useSeeds } from '../../shell/seeds/queries';
import { Dialog, type DialogControl, Empty, ErrorNote, Segment, Skeleton } from '../../shell/ui';
import { AllNumbers } from './AllNumbers';
import { GAMES, SIZES, TYPES, type TrendRow, type TrendSize, type TrendType, trendQuery } from './queries';
import { TrendChart } from './TrendChart';
import { useT } from './t';
import styles from './Trend.module.css';

const WHOSE = ['own', 'all'] as const;
type Whose = (typeof WHOSE)[number];

/** The player's latest numbers of boxes or upgrades: as a chart, and one by one with verification. */
export function TrendDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const held = useResultsHeld();
  const seeds = useSeeds().data;
  const [type, setType] = useState<TrendType>(1);
  const [size, setSize] = useState<TrendSize>(20);
  const [whose, setWhose] = useState<Whose>('own');
  const { data, error, refetch } = useQuery({ ...trendQuery(type, size), enabled: !held && whose === 'own' });
  return (
    <Dialog
      control={control}
      title={t('title')}
      note={seeds === undefined ? undefined : t('seed', { seed: seeds.userSeed })}
      width={940}
      foot={<p className={`note ${styles['foot']}`}>{t('independent')}</p>}
    >
      <div className="stack">
        <div className={styles['bar']}>
          <Segment<Whose>
            label={t('whose')}
            options={WHOSE.map((value) => ({ value, label: t(`of.${value}`) }))}
            value={whose}
            onChange={setWhose}
          />
          <Segment<TrendType>
            label={t('game')}
            options={TYPES.map((value) => ({ value, label: t(`types.${GAMES[value]}`) }))}
            value={type}
            onChange={setType}
          />
          <Segment<TrendSize>
            label={t('amount')}
            options={SIZES.map((value) => ({ value, label: count(value) }))}
            value={size}
            onChange={setSize}
          />
        </div>
        {whose === 'all' && !held && <AllNumbers type={type} size={size} />}
        {whose === 'own' &&
          data === undefined &&
          (error === null ? (
            <Skeleton shape="plate" />
          ) : (
            <ErrorNote error={error} onRetry={() => void refetch()} />
          ))}
        {whose === 'own' && data?.length === 0 && <Empty icon="trend" />}
        {whose === 'own' && data !== undefined && data.length > 0 && (
          <>
            <TrendChart rows={data} />
            <Numbers rows={data} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Numbers({ rows }: { rows: readonly TrendRow[] }) {
  const t = useT();
  return (
    <ol className={styles['list']} aria-label={t('list')}>
      {rows.map((row) => (
        <li key={row.position}>
          <button
            type="button"
            className="link"
            onClick={() => openModal('fairness', { evidence: evidenceOf(row) })}
          >
            {numberText(row.N)}
          </button>
          <span className="note">{moment(row.createTime)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the evidence available here: only seeds. The game’s own record proves the outcome. */
const evidenceOf = (row: TrendRow) => ({
  userSeed: row.userKey,
  serverSeed: row.serverSeed,
  serverHash: row.serverHash,
  resultHash: row.resultHash,
  ticket: row.N,
  number: row.rate,
  chainId: row.chainId,
  seedIndex: row.seedIndex,
  position: row.position,
  commandId: row.commandId,
  createTime: row.createTime,
});
