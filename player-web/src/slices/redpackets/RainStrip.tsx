import { useReducer } from 'react';
import { ButtonLink, Button } from '../../shell/ui';
import { IconButton } from '../../shell/ui/Button';
import { gems } from '../../shell/i18n/format';
import { Packet } from './Packet';
import { rainPath } from './paths';
import type { RainDetail } from './queries';
import styles from './Rain.module.css';
import { useT } from './t';

interface StripProps {
  readonly detail: RainDetail;
  readonly now: number;
  readonly onLeave: () => void;
}

/** Returns the whole seconds that are left until a time. */
export const secondsTo = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / 1_000));

/** The countdown under the header: it covers nothing else, and takes no focus. */
export function RainStrip({ detail: { rain }, now, onLeave }: StripProps) {
  const t = useT();
  const [waits, wait] = useReducer(() => true, false);
  const left = secondsTo(rain.start, now);
  return (
    <aside className={`stage ${styles['bar'] ?? ''}`} aria-label={rain.name}>
      <span className={styles['mark']}>
        <Packet />
      </span>
      <div className={styles['said']}>
        <p>
          <b>{rain.name}</b>
          <span className={styles['seconds']} role="timer">
            {left}
          </span>
          <span>{t('seconds')}</span>
        </p>
        <p className="note">
          {t('reserved', { total: gems(rain.total) })} {t('most', { most: rain.perPlayer })}
        </p>
      </div>
      <div className={styles['acts']}>
        <ButtonLink size="sm" icon="verify" href={rainPath(rain.id)} label={t('rules')} />
        <Button
          size="sm"
          variant="play"
          label={t(waits ? 'waiting' : 'wait')}
          disabled={waits}
          onClick={wait}
        />
        <IconButton size="sm" variant="quiet" icon="close" label={t('leave')} onClick={onLeave} />
      </div>
    </aside>
  );
}
