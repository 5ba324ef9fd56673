import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { clock, count, moment } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { ButtonLink, Empty, ErrorNote, Facts, Skeleton } from '../../shell/ui';
import { paths as rankings, rankPath } from '../rankings/paths';
import { paths as signIn } from '../signin/paths';
import { ActivityCard } from './ActivityCard';
import { ClaimStrip } from './ClaimStrip';
import { phaseAt } from './kinds';
import { MyOpenings } from './MyOpenings';
import { Programme } from './Programme';
import { type Activities, type Activity, listQuery, refreshActivities } from './queries';
import { Row } from './Row';
import { useT } from './t';
import styles from './Active.module.css';

const RULES = ['fixed', 'counts', 'once', 'boxes', 'proof'] as const;
const GIVING: ReadonlySet<Activity['phase']> = new Set(['running', 'grace']);

/** `/page/active`: what runs, what comes and what is over, with the player's progress and claims. */
export function ActivePage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useQuery(listQuery(language));
  const activities = data?.activities ?? [];
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
            <Head activities={data?.activities} />
          </div>
          {data !== undefined && <ClaimStrip shown={data} />}
          {data === undefined && error === null && <Skeleton className={styles['waiting']} />}
          {activities.length > 0 && <Programme activities={activities} />}
        </div>
      </section>
      {/* While it loads there is nothing below, as the head grows when it has come. */}
      {(data !== undefined || error !== null) && (
        <div className="page page-main wall">
          {data === undefined ? (
            <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
          ) : (
            <Shown shown={data} />
          )}
        </div>
      )}
    </>
  );
}

function Head({ activities }: { activities: readonly Activity[] | undefined }) {
  const t = useT();
  const { token } = useSession();
  const now = useServerNow();
  useBorders(activities ?? [], now);
  const running = activities?.filter(({ phase }) => phase === 'running').length;
  const claimable = activities?.reduce((sum, one) => sum + one.claimable, 0);
  const figure = (value: number | undefined) => (value === undefined ? '–' : count(value));
  return (
    <Facts
      facts={[
        { name: t('running'), value: figure(running) },
        ...(token === undefined ? [] : [{ name: t('claimable'), value: figure(claimable) }]),
        { name: t('serverTime'), value: clock(now) },
      ]}
    />
  );
}

/** Refetches when an activity begins or ends. */
function useBorders(activities: readonly Activity[], now: number): void {
  const over = activities.some((activity) => phaseAt(activity, now) !== activity.phase);
  useEffect(() => {
    if (over) void refreshActivities();
  }, [over]);
}

function Shown({ shown }: { shown: Activities }) {
  const t = useT();
  const { token } = useSession();
  const { open, activities } = shown;
  const giving = activities.filter(({ phase }) => GIVING.has(phase));
  const coming = activities.filter(({ phase }) => phase === 'coming');
  const over = activities.filter(({ phase }) => phase === 'over');
  return (
    <>
      {!open && <p className="note">{t('closed')}</p>}
      {token !== undefined && <MyOpenings />}
      {giving.length === 0 ? (
        <Nothing next={coming[0]} />
      ) : (
        <section>
          <div className="section-head">
            <h2 className="title-section">{t('now')}</h2>
            <p className="note">{t('nowNote')}</p>
          </div>
          <div className={styles['acts']}>
            {giving.map((activity) => (
              <ActivityCard key={keyOf(activity)} activity={activity} open={open} />
            ))}
          </div>
        </section>
      )}
      <Rows title={t('coming')} activities={coming} />
      <Ranks />
      <Rows title={t('over')} note={t('overNote')} activities={over} />
      <section className="panel pad">
        <h2 className="title-card">{t('rules')}</h2>
        <ul className={styles['rules']}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const keyOf = ({ activityId, from }: Activity): string => `${activityId} ${from}`;

function Nothing({ next }: { next: Activity | undefined }) {
  const t = useT();
  const when = next && t('next', { name: next.name, time: moment(next.from) });
  return (
    <Empty
      icon="calendar"
      text={[t('empty'), when, t('emptyNote')].filter((text) => text !== undefined).join(' · ')}
      action={<ButtonLink href={signIn.signIn} label={t('go.signIn')} />}
    />
  );
}

function Rows({
  title,
  note,
  activities,
}: {
  title: string;
  note?: string;
  activities: readonly Activity[];
}) {
  if (activities.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{title}</h2>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      <ul className={`panel ${styles['list'] ?? ''}`}>
        {activities.map((activity) => (
          <Row key={keyOf(activity)} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

/** Leads to the rankings of the day. */
function Ranks() {
  const t = useT();
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('ranks')}</h2>
        <p className="note">{t('ranksNote')}</p>
      </div>
      <div className="cluster">
        <ButtonLink icon="up" href={rankPath('upgrade')} label={t('rank.upgrade')} />
        <ButtonLink icon="box" href={rankPath('box')} label={t('rank.box')} />
        <ButtonLink icon="verify" href={rankings.hash} label={t('rank.hash')} />
      </div>
    </section>
  );
}
