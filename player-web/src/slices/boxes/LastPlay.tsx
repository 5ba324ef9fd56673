import { useQuery } from '@tanstack/react-query';
import { numberText } from '@skins/engine/fairness';
import { openModal } from '../../shell/app/modals';
import { clock, count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { useSession } from '../../shell/session';
import { Button, ErrorNote, RowItem, Skeleton, colourOf } from '../../shell/ui';
import { evidenceOfRecord } from './box-evidence';
import { lastPlaysQuery, type BoxDetails } from './queries';
import { useT } from './t';

/** The player's last play with its proof. */
export function LastPlay({ box }: { box: BoxDetails }) {
  const t = useT();
  const { token } = useSession();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({
    ...lastPlaysQuery(),
    enabled: token !== undefined && !held,
  });
  if (token === undefined) return null;
  const last = data?.records[0];
  return (
    <section className="panel pad stack">
      <div className="split">
        <h2 className="title-card">{t('last.title')}</h2>
        {last !== undefined && <span className="note">{clock(last.createTime)}</span>}
      </div>
      {error !== null && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton />}
      {data !== undefined && last === undefined && <p className="note">{t('last.none')}</p>}
      {last !== undefined && (
        <>
          <RowItem
            name={last.stuffName}
            exterior={last.exterior}
            image={last.stuffImage}
            colour={colourOf(last.skinsRarity, last.category)}
            note={`N = ${count(last.ticket)} · ${numberText(last.ticket)}`}
          />
          <Button
            variant="solid"
            wide
            icon="verify"
            label={t('last.verify')}
            onClick={() => openModal('fairness', { evidence: evidenceOfRecord(last, box) })}
          />
          <Button
            variant="quiet"
            wide
            size="sm"
            label={t('last.records')}
            onClick={() => openModal('records')}
          />
        </>
      )}
    </section>
  );
}
