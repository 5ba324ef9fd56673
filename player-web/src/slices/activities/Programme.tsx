import { useServerNow } from '../../shell/net/clock';
import type { Activity } from './queries';
import { placedIn, programmeDays } from './programme-days';
import { useT } from './t';
import styles from './Programme.module.css';

const MINUTE_MS = 60_000;

/** Shows past, running and coming activities on a time line, with a mark at the present. */
export function Programme({ activities }: { activities: readonly Activity[] }) {
  const t = useT();
  const now = Math.floor(useServerNow() / MINUTE_MS) * MINUTE_MS;
  const days = programmeDays(now);
  const placed = placedIn(days, activities);
  const at = (time: number) => ({ insetInlineStart: `${placeOf(days, time)}%` });
  return (
    <figure className={styles['programme']} aria-label={t('programme')}>
      <div className={styles['days']} aria-hidden="true">
        {days.marks.map(({ time, day, today }) => (
          <span key={time} data-today={today ? '' : undefined} style={at(time)}>
            {day}
          </span>
        ))}
      </div>
      <ul className={styles['rows']}>
        <li className={styles['now']} aria-hidden="true" style={at(now)} />
        {placed.map(({ activity, from, until, row, late }) => (
          <li
            key={`${activity.activityId} ${activity.from}`}
            className={styles['bar']}
            data-phase={activity.phase}
            data-late={late ? '' : undefined}
            style={{
              insetInlineStart: `${placeOf(days, from)}%`,
              width: `${placeOf(days, until) - placeOf(days, from)}%`,
              top: `calc(${row} * var(--row))`,
            }}
          >
            <b>{activity.name}</b>
            <span className="sr-only">, {t(`phase.${activity.phase}`)}</span>
          </li>
        ))}
        <li
          aria-hidden="true"
          className={styles['room']}
          style={{ height: `calc(${1 + Math.max(0, ...placed.map(({ row }) => row))} * var(--row))` }}
        />
      </ul>
    </figure>
  );
}

const placeOf = ({ start, end }: { start: number; end: number }, time: number): number =>
  ((time - start) / (end - start)) * 100;
