import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { moment } from '../../shell/i18n/format';
import { profilePath } from '../profile/paths';
import { SeedForm } from '../seeds/SeedForm';
import { useUser } from '../../shell/session';
import { Avatar } from '../../shell/ui/Avatar';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Facts } from '../../shell/ui/Facts';
import { Skeleton } from '../../shell/ui/Skeleton';
import { AgreedList } from '../accounts/AgreedList';
import { DataSection } from './DataSection';
import styles from './Identity.module.css';
import { PlatformSection } from './PlatformSection';
import { RealNameSection } from './RealNameSection';
import { Section } from './Section';
import { SecuritySection } from './SecuritySection';
import { TradeLinkSection } from './TradeLinkSection';
import { detailsQuery } from './queries';
import { useT } from './t';

/** `/user/account`: the player's identity, and the account's settings, data and deletion. */
export function AccountPage() {
  const t = useT();
  const user = useUser();
  const { data, error, refetch } = useQuery(detailsQuery);
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
      </div>
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {(data === undefined || user === undefined) && error === null && (
        <Skeleton className={styles['waiting']} />
      )}
      {data !== undefined && user !== undefined && (
        <div className={styles['sections']}>
          <Section title={t('profile.title')}>
            <div className={styles['profile']}>
              <Avatar image={user.avatar} size={72} />
              <Facts
                names="beside"
                facts={[
                  { name: t('profile.name'), value: user.name },
                  {
                    name: t('profile.id'),
                    value: (
                      <Link className="link mono" href={profilePath(data.userId)}>
                        {data.userId}
                      </Link>
                    ),
                  },
                  { name: t('profile.account'), value: <span className="mono">{user.id}</span> },
                  { name: t('profile.phone'), value: user.phone },
                  { name: t('profile.since'), value: moment(user.createTime) },
                ]}
              />
            </div>
          </Section>
          <SecuritySection />
          <PlatformSection steamId={data.steamId} />
          <TradeLinkSection key={data.tradeLink} link={data.tradeLink} steamId={data.steamId} />
          <RealNameSection details={data} />
          <Section title={t('seed.title')} text={t('seed.text')}>
            <SeedForm />
          </Section>
          <Section title={t('agreed.title')} text={t('agreed.text')}>
            <AgreedList />
          </Section>
          <DataSection />
        </div>
      )}
    </div>
  );
}
