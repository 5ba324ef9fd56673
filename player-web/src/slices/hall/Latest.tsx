import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { upgradeTo } from '../upgrades/paths';
import { type Hall, hallQuery } from './queries';
import { useT } from './t';

/** A page of one upgrade whose address names none: leads to the latest one. */
export function Latest({ to }: { to: (latest: Hall['records'][number]) => string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(hallQuery);
  const [latest] = data?.records ?? [];
  if (latest !== undefined) return <Redirect to={to(latest)} replace />;
  return (
    <div className="page page-main wall">
      <Breadcrumb />
      {data !== undefined ? (
        <Empty
          icon="up"
          text={t('none')}
          action={<ButtonLink variant="solid" href={upgradeTo('')} label={t('go')} />}
        />
      ) : error === null ? (
        <Skeleton shape="plate" />
      ) : (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
