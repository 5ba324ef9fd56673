import { Button, Facts } from '../../shell/ui';
import { count, gems } from '../../shell/i18n/format';
import type { RainDetail } from './queries';
import styles from './Rain.module.css';
import { RainStage } from './RainStage';
import { secondsTo } from './RainStrip';
import { useT } from './t';

const SECONDS = [5, 4, 3, 2, 1];
const DIGITS = 8;

/** Shortens a hash to its ends. */
const shortened = (hash: string): string => `${hash.slice(0, DIGITS)}…${hash.slice(-DIGITS)}`;

interface CountInProps {
  readonly detail: RainDetail;
  readonly now: number;
  readonly onLeave: () => void;
}

/** The last five seconds. */
export function CountIn({ detail: { rain }, now, onLeave }: CountInProps) {
  const t = useT();
  const left = Math.max(1, secondsTo(rain.start, now));
  const falls = Math.round((rain.endsAt - rain.start) / 1_000);
  return (
    <RainStage title={rain.name} onLeave={onLeave}>
      <div className={styles['in']}>
        <p className={styles['kicker']}>{rain.name}</p>
        <p className={`display ${styles['number'] ?? ''}`} role="timer" aria-live="assertive">
          {left}
        </p>
        <ol className={styles['five']} aria-hidden="true">
          {SECONDS.map((second) => (
            <li key={second} data-past={second > left} data-now={second === left} />
          ))}
        </ol>
        <p className={styles['lead']}>{t('lead')}</p>
        <Facts
          facts={[
            { name: t('total'), value: gems(rain.total) },
            { name: t('mostTitle'), value: t('packets', { count: rain.perPlayer }) },
            { name: t('falls'), value: t('inSeconds', { seconds: falls }) },
          ]}
        />
        <p className={`note ${styles['how'] ?? ''}`}>{t('decided')}</p>
        <p className={`note ${styles['how'] ?? ''}`}>
          <span className="mono">{shortened(rain.seedHash)}</span> ·{' '}
          {t('round', { number: count(rain.round.number) })}
        </p>
      </div>
      <div className={styles['bye']}>
        <Button variant="quiet" label={t('leave')} onClick={onLeave} />
      </div>
    </RainStage>
  );
}
