import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { hoursLeft } from '../../shell/ui/time-left';
import { FreeOpening } from '../boxes/FreeOpening';
import { useFreeOpening } from '../boxes/use-free-opening';
import { TaskCard } from './TaskCard';
import { type Period, type Task, type Won, refreshTasks, tasksQuery } from './queries';
import { useT } from './t';
import styles from './TaskPanel.module.css';

const DAY_MS = 86_400_000;

/** The task boxes of a period, with progress and claims. */
function TaskPanel({ period }: { period: Period }) {
  const { i18n } = useTranslation();
  const t = useT();
  const { data, error, refetch } = useQuery(tasksQuery(period, i18n.language));
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waiting']} />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return data.length === 0 ? (
    <Empty text={t('nothing')} icon="calendar" />
  ) : (
    <Shown period={period} tasks={data} />
  );
}

export const DayPanel = () => <TaskPanel period="day" />;
export const WeekPanel = () => <TaskPanel period="week" />;
export const MonthPanel = () => <TaskPanel period="month" />;

function Shown({ period, tasks }: { period: Period; tasks: readonly Task[] }) {
  const t = useT();
  const { run, open, skip, end } = useFreeOpening<Task, Won>();
  const resetsAt = tasks[0]?.resetsAt ?? 0;
  return (
    <div className="stack">
      <p className="note">
        {t(`resets.${period}`)} <Left until={resetsAt} />
      </p>
      <ul className={styles['tasks']}>
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} open={open} />
        ))}
      </ul>
      <p className="note">{t('rule')}</p>
      {run !== undefined && (
        <FreeOpening
          run={run}
          name={run.box.name}
          items={run.box.stuffVOList}
          title={t('won.title')}
          note={({ ticket }) => t('won.text', { ticket: count(ticket) })}
          onSkip={skip}
          onClose={end}
        />
      )}
    </div>
  );
}

/** Counts down, and refetches at the end. @param until milliseconds since 1970 */
function Left({ until }: { until: number }) {
  const t = useT();
  const left = until - useServerNow();
  const over = left <= 0;
  useEffect(() => {
    if (over) void refreshTasks();
  }, [over]);
  const days = Math.floor(Math.max(0, left) / DAY_MS);
  const rest = hoursLeft(left - days * DAY_MS);
  return <b className={styles['left']}>{days === 0 ? rest : t('left', { days, left: rest })}</b>;
}
