import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../net/clock';
import styles from './AssetsPage.module.css';
import { discountQuery } from './queries';

/** The countdown of a discount: ticks each second, and is gone when it is over. */
export function Discount() {
  const { data } = useQuery(discountQuery);
  const now = useServerNow();
  if (data === undefined || data.time === '' || data.time <= now) return null;
  return (
    <div className={`panel pad ${styles['discount'] ?? ''}`}>
      <h2 className="title-card">{data.title}</h2>
      <b role="timer">{leftText(data.time - now)}</b>
    </div>
  );
}

const HOUR_S = 3_600;
const MINUTE_S = 60;

/** Hours, minutes and seconds. */
function leftText(milliseconds: number): string {
  const left = Math.floor(milliseconds / 1_000);
  const parts = [Math.floor(left / HOUR_S), Math.floor((left % HOUR_S) / MINUTE_S), left % MINUTE_S];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
