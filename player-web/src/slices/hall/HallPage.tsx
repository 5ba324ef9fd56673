import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { useConnected } from '../live/connected';
import { Feed } from '../live/Feed';
import { stale } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import {
  ButtonLink,
  Empty,
  ErrorNote,
  Facts,
  ItemCard,
  ItemCardSkeleton,
  ItemGrid,
  Skeleton,
} from '../../shell/ui';
import { Counted } from '../../shell/ui/Counted';
import { paths as upgradePaths } from '../upgrades/paths';
import { HallRanks } from '../rankings/HallRanks';
import { LiftCard } from './LiftCard';
import { detailPath } from './paths';
import { type Hall, POLL_MS, type PublicUpgrade, hallQuery } from './queries';
import { useT } from './t';
import { useLiveHall } from './use-live-hall';
import styles from './Hall.module.css';

/** `/page/upgradeHall`: the latest landed upgrades, the luckiest players, and the most popular targets. */
export function HallPage() {
  const t = useT();
  const held = useResultsHeld();
  const connected = useConnected('upgrade');
  const { data, error, refetch } = useQuery({
    ...hallQuery,
    enabled: !held,
    refetchInterval: connected ? stale.minute : POLL_MS,
  });
  useLiveHall(data);
  const lifts = useArriving(data?.records);
  const figure = (value: number | undefined) => (value === undefined ? '…' : count(value));
  return (
    <>
      <section className="stage stage-section">
        <div className="page">
          <Breadcrumb />
          <div className={styles['head']}>
            <div>
              <h1 className="title-page">{t('title')}</h1>
              <p className="muted">{t('lede')}</p>
            </div>
            <Feed channel="upgrade">
              <Facts
                facts={[
                  {
                    name: t('online'),
                    value: <Counted demo={data?.demo}>{figure(data?.online)}</Counted>,
                  },
                  { name: t('today'), value: figure(data?.today.attempts) },
                  { name: t('todayWins'), value: figure(data?.today.wins) },
                ]}
              />
            </Feed>
            <ButtonLink variant="play" size="lg" href={upgradePaths.upgrade} label={t('go')} />
          </div>
          {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
          {data?.records.length === 0 && (
            <Empty
              text={t('none')}
              icon="up"
              action={<ButtonLink variant="solid" href={upgradePaths.upgrade} label={t('go')} />}
            />
          )}
          <Lifts lifts={lifts} waiting={data === undefined && error === null} />
        </div>
      </section>
      <div className="page page-main wall" hidden={data === undefined && error === null}>
        <div className={styles['below']}>
          <HallRanks />
          <Targets targets={data?.targets} />
        </div>
      </div>
    </>
  );
}

interface Lift {
  readonly upgrade: PublicUpgrade;
  readonly fresh: boolean;
}

/** The latest upgrades. One that comes in takes the first place; none is moved, as each place shows another one. */
function Lifts({ lifts, waiting }: { lifts: readonly Lift[]; waiting: boolean }) {
  const t = useT();
  return (
    <ol className={styles['lifts']} aria-label={t('latest')}>
      {waiting &&
        [0, 1, 2, 3].map((n) => (
          <li key={n}>
            <Skeleton shape="plate" className={styles['waiting']} />
          </li>
        ))}
      {lifts.map(({ upgrade, fresh }, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className={styles['place']}>
          <LiftCard key={upgrade.position} upgrade={upgrade} fresh={fresh} />
        </li>
      ))}
    </ol>
  );
}

/** The skins that most upgrades aim at; undefined while they are loaded. */
function Targets({ targets }: { targets: Hall['targets'] | undefined }) {
  const t = useT();
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('targets')}</h2>
        <p className="note">{t('days30')}</p>
      </div>
      {targets?.length === 0 && (
        <Empty
          icon="up"
          action={<ButtonLink variant="solid" href={upgradePaths.upgrade} label={t('go')} />}
        />
      )}
      <ItemGrid cols={3}>
        {targets === undefined && [0, 1, 2].map((n) => <ItemCardSkeleton key={n} />)}
        {targets?.map((target) => (
          <Link key={target.skinId} href={detailPath(target.skinId)} className={styles['target']}>
            <ItemCard
              name={target.stuffName}
              image={target.stuffImage}
              rarity={target.skinsRarity}
              category={target.category}
              exterior={target.exterior}
              price={target.price}
              note={<span className="note">{t('tries', { count: target.attempts })}</span>}
            />
          </Link>
        ))}
      </ItemGrid>
    </section>
  );
}

/** Returns the upgrades, with those new since the last answer marked. Frozen while a result is withheld. */
function useArriving(records: readonly PublicUpgrade[] | undefined): readonly Lift[] {
  const held = useResultsHeld();
  const known = useRef<ReadonlySet<string>>(undefined);
  const [shown, setShown] = useState<readonly Lift[]>();
  useEffect(() => {
    if (held || records === undefined) return;
    const before = known.current;
    setShown(
      records.map((upgrade) => ({ upgrade, fresh: before !== undefined && !before.has(upgrade.position) })),
    );
    known.current = new Set(records.map(({ position }) => position));
  }, [records, held]);
  // The first ones come in the same picture as the lists below them.
  return shown ?? (held ? [] : (records ?? []).map((upgrade) => ({ upgrade, fresh: false })));
}
