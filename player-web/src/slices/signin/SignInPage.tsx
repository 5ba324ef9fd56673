import { useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { Empty } from '../../shell/ui/Empty';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { DayBoard, MonthBoard } from './Boards';
import { Requirement } from './Requirement';
import { type Boards, type Entry, boardsQuery, entriesQuery } from './queries';
import { useT } from './t';
import styles from './SignIn.module.css';

/** `/page/sign`: the days of a round, the rewards of the month, and today's requirement. */
export function SignInPage() {
  const t = useT();
  const boards = useQuery(boardsQuery);
  const entries = useQuery(entriesQuery);
  const failed = boards.error ?? entries.error;
  const retry = () => void Promise.all([boards.refetch(), entries.refetch()]);
  const known = boards.data !== undefined && entries.data !== undefined;
  return (
    <div className="page page-main wall">
      <Breadcrumb />
      {!known && failed !== null && <ErrorNote error={failed} text={t('failed')} onRetry={retry} />}
      {!known && failed === null && <Skeleton className={styles['waiting']} />}
      {boards.data !== undefined && entries.data !== undefined && (
        <Shown boards={boards.data} entries={entries.data} />
      )}
    </div>
  );
}

function Shown({ boards, entries }: { boards: Boards; entries: readonly Entry[] }) {
  const t = useT();
  const { activityCondition, activityResult: round, activityAccumulate: month } = boards;
  const open = round !== null && activityCondition.length > 0;
  const days = entries.filter(({ activityType }) => activityType === 'every');
  const monthly = entries.filter(({ activityType }) => activityType === 'accumulate');
  const next = open && !round.signedToday ? days[round.next - 1] : undefined;
  return (
    <>
      <header className="aside">
        <div className="stack">
          <h1 className="title-page">{t('title')}</h1>
          <p className="lede">{t('lede')}</p>
        </div>
        {open && (
          <div className="panel pad stack">
            <h2 className="title-card">{t('today')}</h2>
            {next === undefined ? <p>{t('doneToday')}</p> : <Requirement entry={next} />}
          </div>
        )}
      </header>
      {/* Spec 5.4: without a condition or a result. */}
      {open ? <DayBoard entries={days} round={round} /> : <Empty text={t('closed')} icon="calendar" />}
      {monthly.length > 0 && (open || month.days > 0) && <MonthBoard entries={monthly} month={month} />}
      <section className="panel pad">
        <h2 className="title-card">{t('rules.title')}</h2>
        <ul className={styles['rules']}>
          {(['day', 'row', 'month', 'board'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
