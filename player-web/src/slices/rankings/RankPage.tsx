import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { clock, moment } from '../../shell/i18n/format';
import { queries } from '../../shell/net';
import { useServerNow } from '../../shell/net/clock';
import { useResultsHeld } from '../../shell/play/results';
import { ErrorNote, Facts, Gem, Select, Skeleton } from '../../shell/ui';
import { Tabs } from '../../shell/ui/Tabs';
import { hoursLeft } from '../../shell/ui/time-left';
import { Mine } from './Mine';
import { Places } from './Places';
import { Podium } from './Podium';
import { PrizeSide } from './PrizeSide';
import { type Board, type RankDay, rankingQuery } from './queries';
import { useT } from './t';
import styles from './Rank.module.css';

const BOARDS = ['upgrade', 'box'] as const;
const DAYS = Array.from({ length: 30 }, (_, daysAgo) => daysAgo);
const DAYS_MAX = 29;

/** `/upgrade/rank`: a day of a ranking, its prizes, and the player's own place. The address holds board and day. */
export function RankPage() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const board: Board = address.get('board') === 'box' ? 'box' : 'upgrade';
  const daysAgo = daysIn(address.get('day'));
  const look = (change: { board?: Board; day?: number }) =>
    setAddress({ board: change.board ?? board, day: String(change.day ?? daysAgo) }, { replace: true });
  const held = useResultsHeld();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...rankingQuery(board, daysAgo),
    enabled: !held,
  });
  const named = (days: number) =>
    days === 0 ? t('today') : days === 1 ? t('yesterday') : t('daysAgo', { count: days });
  return (
    <>
      <section className={`stage stage-section ${styles['stage']}`}>
        <div className="page stack">
          <Breadcrumb />
          <div className={styles['head']}>
            <div>
              <h1 className="title-page">{t('title')}</h1>
              <p className="muted">{t('lede')}</p>
            </div>
            <Head day={data} today={daysAgo === 0} />
          </div>
          <Tabs
            label={t('boards')}
            tabs={BOARDS.map((value) => ({ value, label: t(`board.${value}`) }))}
            value={board}
            onChange={(value) => look({ board: value })}
            headClassName={styles['tabs']}
            aside={
              <Select
                label={t('day')}
                options={DAYS.map((days) => ({ value: String(days), label: named(days) }))}
                value={String(daysAgo)}
                onChange={(chosen) => look({ day: Number(chosen) })}
              />
            }
          >
            <div className={styles['podiumPlace']} aria-busy={isPlaceholderData}>
              {data !== undefined && <Podium day={data} today={daysAgo === 0} />}
              {data === undefined && error === null && <Skeleton className={styles['waiting']} />}
              {data === undefined && error !== null && (
                <ErrorNote error={error} onRetry={() => void refetch()} />
              )}
            </div>
          </Tabs>
        </div>
      </section>
      <div className="page page-main wall" hidden={data === undefined && error === null}>
        {data !== undefined && <Mine day={data} board={board} />}
        <div className="aside aside-late">
          <Places day={data} />
          <PrizeSide day={data} />
        </div>
      </div>
    </>
  );
}

/** Returns the day of an address; today for anything else. */
function daysIn(text: string | null): number {
  const days = Number(text ?? 0);
  return Number.isInteger(days) && days >= 0 && days <= DAYS_MAX ? days : 0;
}

function Head({ day, today }: { day: RankDay | undefined; today: boolean }) {
  const t = useT();
  const amount = day === undefined ? '–' : <Gem value={day.amount} />;
  const left = { name: t('left'), value: day === undefined ? '–' : <Left until={day.endsAt} /> };
  const facts =
    day === undefined || day.state === 'counting'
      ? [left, { name: t('updated'), value: day === undefined ? '–' : clock(day.updatedAt) }]
      : [
          { name: t('closed'), value: moment(day.endsAt) },
          day.state === 'ended'
            ? { name: t('settled'), value: t('settledOf', { paid: day.paid }) }
            : { name: t('latest'), value: moment(day.dueAt) },
        ];
  return (
    <Facts
      even
      className={styles['facts']}
      facts={[
        ...facts,
        {
          name: t(
            (day?.state ?? (today ? 'counting' : 'ended')) === 'counting' ? 'prizesSoFar' : 'prizesAll',
          ),
          value: amount,
        },
      ]}
    />
  );
}

/** Counts down, and refetches when the day is over. */
function Left({ until }: { until: number }) {
  const left = until - useServerNow();
  const over = left <= 0;
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: ['rankings'] });
  }, [over]);
  return <>{hoursLeft(left)}</>;
}
