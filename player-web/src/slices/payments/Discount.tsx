import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../shell/net/clock';
import { hoursLeft } from '../../shell/ui/time-left';
import styles from './AssetsPage.module.css';
import { discountQuery } from './queries';

/** The countdown of a discount: ticks each second, and disappears at its end. */
export function Discount() {
  const { data } = useQuery(discountQuery);
  const now = useServerNow();
  if (data === undefined || data.time === '' || data.time <= now) return null;
  return (
    <div className={`panel pad ${styles['discount'] ?? ''}`}>
      <h2 className="title-card">{data.title}</h2>
      <b role="timer">{hoursLeft(data.time - now)}</b>
    </div>
  );
}
