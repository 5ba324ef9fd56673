import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { PageTitle } from '../../shell/app/PageTitle';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { ButtonLink, Empty, ErrorNote, Pager, Skeleton } from '../../shell/ui';
import { upgradeTo } from '../upgrades/paths';
import { UpgradeTable } from '../upgrades/UpgradeTable';
import { PAGE_SIZE, userRecordQuery } from './queries';
import { useT } from './t';

/** `/upgrade/userRecord/{id}`: all upgrades of one player. */
export function UserRecordPage() {
  const t = useT();
  const { id = '' } = useParams();
  const held = useResultsHeld();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...userRecordQuery(id, page),
    enabled: !held,
  });
  const [first] = data?.records ?? [];
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        {first === undefined ? (
          <PageTitle />
        ) : (
          <h1 className="title-page">{t('user.record', { name: first.userName })}</h1>
        )}
        {data !== undefined && <p className="lede">{t('user.total', { total: count(data.total) })}</p>}
      </div>
      {data === undefined &&
        (error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        ))}
      {data?.records.length === 0 && (
        <Empty icon="up" action={<ButtonLink variant="solid" href={upgradeTo('')} label={t('go')} />} />
      )}
      {data !== undefined && data.records.length > 0 && (
        <section className="panel" aria-busy={isPlaceholderData}>
          <UpgradeTable label={t('user.latest')} rows={data.records} />
          <Pager
            label={t('pages')}
            current={data.current}
            total={data.total}
            size={PAGE_SIZE}
            onChange={setPage}
          />
        </section>
      )}
    </div>
  );
}
