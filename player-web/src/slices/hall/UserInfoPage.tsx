import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { PageTitle } from '../../shell/app/PageTitle';
import { Refused } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { Avatar } from '../../shell/ui/Avatar';
import { ButtonLink, ErrorNote, Facts, Gem, Skeleton } from '../../shell/ui';
import { UpgradeTable } from '../upgrades/UpgradeTable';
import { count } from '../../shell/i18n/format';
import { LiftCard } from './LiftCard';
import { userRecordPath } from './paths';
import { userQuery, userRecordQuery } from './queries';
import { Verdict } from './Verdict';
import { useT } from './t';
import styles from './Hall.module.css';

const LATEST = 5;
const NOT_FOUND = 404;

/** `/upgrade/userInfo/{id}`: the results of one player's upgrades beside the expectation by their chances. */
export function UserInfoPage() {
  const t = useT();
  const { id = '' } = useParams();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...userQuery(id), enabled: !held });
  const latest = useQuery({ ...userRecordQuery(id, 1, LATEST), enabled: !held });
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb {...(data && { here: data.userName })} />
        {data !== undefined && (
          <div className={styles['player']}>
            <Avatar image={data.avatar} frame={data.headPortraitBox} vipLevel={data.vipLevel} size={56} />
            <div>
              <h1 className="title-page">{data.me ? t('me', { name: data.userName }) : data.userName}</h1>
              <p className="note">{t('user.note')}</p>
            </div>
          </div>
        )}
      </div>
      {data === undefined &&
        (error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <>
            {error instanceof Refused && error.status === NOT_FOUND ? (
              <h1 className="title-page">{t('user.nobody')}</h1>
            ) : (
              <PageTitle />
            )}
            <ErrorNote error={error} onRetry={() => void refetch()} />
          </>
        ))}
      {data !== undefined && (
        <>
          <section className="panel pad">
            <Facts
              size="lg"
              even
              facts={[
                { name: t('user.attempts'), value: count(data.attempts) },
                { name: t('user.wins'), value: count(data.wins) },
                { name: t('user.staked'), value: <Gem value={data.staked} /> },
                { name: t('user.returned'), value: <Gem value={data.returned} /> },
              ]}
            />
          </section>
          <Verdict tally={data} />
          {data.best !== null && (
            <section className="stack">
              <h2 className="title-section">{t('user.best')}</h2>
              <div className={styles['lifts']}>
                <LiftCard upgrade={data.best} fresh={false} />
              </div>
            </section>
          )}
          <section className="panel">
            <div className={`split ${styles['tabs']}`}>
              <h2 className="title-section">{t('user.latest')}</h2>
              <ButtonLink size="sm" href={userRecordPath(id)} label={t('user.all')} />
            </div>
            {latest.data !== undefined && (
              <UpgradeTable label={t('user.latest')} rows={latest.data.records} />
            )}
          </section>
        </>
      )}
    </div>
  );
}
