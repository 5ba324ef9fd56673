import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { ago } from '../../shell/i18n/format';
import { queries } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { useSession } from '../../shell/session';
import { Button, ErrorNote, Skeleton, failureText, namedParts, toast } from '../../shell/ui';
import { evidenceOfRecord } from '../boxes/box-evidence';
import { boxRecordOfItems } from '../boxes/queries';
import { PhaseMoon } from './PhaseMoon';
import { type MoonInfo, type MoonRecord, latestQuery } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './LongRun.module.css';

/** The player's latest openings, each with the phase that it drew from and its proof. */
export function MyMoon({ info }: { info: MoonInfo }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({
    ...latestQuery(language),
    enabled: token !== undefined && !held,
  });
  return (
    <section className="panel pad stack">
      <div className="split">
        <h2 className="title-card">{t('mineTitle')}</h2>
        {token !== undefined && <span className="note">{t('mineCount', { count: info.opens })}</span>}
      </div>
      {token === undefined && <p className="note">{t('mineLogin')}</p>}
      {token !== undefined && data === undefined && error === null && <Skeleton />}
      {error !== null && <ErrorNote error={error} text={t('mineFailed')} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <p className="note">{t('mineNone')}</p>}
      {data !== undefined && data.records.length > 0 && (
        <ol className={styles['mine']}>
          {data.records.map((record) => (
            <Row key={record.id} record={record} />
          ))}
        </ol>
      )}
      <p className="note">{t('seasonEnds')}</p>
    </section>
  );
}

function Row({ record }: { record: MoonRecord }) {
  const t = useT();
  const nameOf = usePhaseName();
  const { name } = namedParts({ name: record.stuffName, exterior: record.exterior });
  const verify = async () => {
    try {
      const { records } = await queries.fetchQuery(boxRecordOfItems([record.itemId]));
      const [opened] = records;
      if (opened !== undefined) openModal('fairness', { evidence: evidenceOfRecord(opened) });
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <li>
      <PhaseMoon phase={record.phase} size={28} />
      <span>
        <b>{name}</b>
        <small>{`${nameOf(record.phase)} · ${ago(record.createTime)}`}</small>
      </span>
      <Button
        size="sm"
        variant="quiet"
        label={t('verify')}
        aria-label={t('mineVerify', { name })}
        onClick={() => void verify()}
      />
    </li>
  );
}
