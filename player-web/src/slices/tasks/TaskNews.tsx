import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../shell/session';
import { type Period, redDotQuery } from './queries';

interface Props {
  tell: (count: number) => void;
}

/** Reports the number of claimable task boxes of a period; visitors have none. */
function TaskNews({ period, tell }: Props & { period: Period }) {
  const { token } = useSession();
  const { data } = useQuery({ ...redDotQuery, enabled: token !== undefined });
  const waits = data?.[period] ?? 0;
  useEffect(() => tell(waits), [tell, waits]);
  return null;
}

export const DayNews = (props: Props) => <TaskNews period="day" {...props} />;
export const WeekNews = (props: Props) => <TaskNews period="week" {...props} />;
export const MonthNews = (props: Props) => <TaskNews period="month" {...props} />;
