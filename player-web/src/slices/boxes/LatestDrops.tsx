import { useQuery } from '@tanstack/react-query';
import { numberText } from '@skins/engine/fairness';
import { openModal } from '../../shell/app/modals';
import { useState } from 'react';
import { useResultsHeld } from '../../shell/play/results';
import { Button, ErrorNote, RowItem, Skeleton, colourOf } from '../../shell/ui';
import { boxOpeningsQuery, type BoxDetails } from './queries';
import { useT } from './t';
import { useLiveOpenings } from './use-live-openings';
import styles from './OpenBox.module.css';

const MOST = 6;

/** The latest drops of this box; frozen while a result is withheld. */
export function LatestDrops({ box: { id, name } }: { box: BoxDetails }) {
  const t = useT();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...boxOpeningsQuery(id, 1, MOST), enabled: !held });
  useLiveOpenings(id, MOST, data);
  const [records, setRecords] = useState(data?.records);
  if (!held && records !== data?.records) setRecords(data?.records);
  return (
    <section className="panel pad stack">
      <div className="split">
        <h2 className="title-card">{t('latest.title')}</h2>
        <span className="note">{t('latest.note')}</span>
      </div>
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton />}
      {records?.length === 0 && <p className="note">{t('latest.none')}</p>}
      <ol className="stack" style={{ '--gap': '10px' }}>
        {records?.map((opening) => (
          <li className="split" key={opening.id}>
            <RowItem
              name={opening.stuffName}
              exterior={opening.exterior}
              image={opening.stuffImage}
              colour={colourOf(opening.rarity, opening.category)}
              note={opening.userName}
            />
            <span className={`note ${styles['number'] ?? ''}`}>{numberText(opening.ticket)}</span>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        wide
        size="sm"
        label={t('latest.all')}
        onClick={() => openModal('openings', { boxId: id, boxName: name })}
      />
    </section>
  );
}
