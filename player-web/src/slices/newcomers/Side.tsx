import { useServerNow } from '../../shell/net/clock';
import { gems } from '../../shell/i18n/format';
import { hoursLeft } from '../../shell/ui/time-left';
import type { Welfare } from './queries';
import { wholeSeconds } from './step';
import { useT } from './t';
import styles from './FirstDay.module.css';

const HOUR_MS = 3_600_000;
const PARTS = ['hours', 'minutes', 'seconds'] as const;
const NAMES = ['free', 'topUp', 'topUpBox', 'roll'] as const;

/** The clock and the four steps. @param step 0 for a visitor, −1 once it is over, 5 once all is done */
export function Side({ day, step }: { day: Welfare; step: number }) {
  const t = useT();
  return (
    <div className={`stage ${styles['side']}`}>
      <div className={styles['top']}>
        <div>
          <p className={`display ${styles['title']}`} aria-hidden="true">
            {t('title')}
          </p>
          <p className={`note ${styles['left']}`}>{t('left')}</p>
        </div>
        <Clock day={day} />
      </div>
      <ol className={styles['steps']}>
        {NAMES.map((name, at) => {
          const state = stateOf(at + 1, step, day);
          return (
            <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{t(`steps.${name}`)}</b>
              <span className={styles['sub']}>{t(`steps.${name}Text`, { gems: gems(day.minimum) })}</span>
              <span className="sr-only">{t(`states.${state}`)}</span>
            </li>
          );
        })}
      </ol>
      <p className={`note ${styles['sideNote']}`}>{t('honest')}</p>
    </div>
  );
}

/** Returns how far one of the four steps is. */
function stateOf(
  of: number,
  step: number,
  { status, rechargeTaskBox: [box] }: Welfare,
): 'done' | 'now' | 'next' {
  const done = [status >= 1, status >= 3, box?.flag === true, status >= 5];
  if (of === step) return 'now';
  return step !== 0 && (done[of - 1] === true || of < step) ? 'done' : 'next';
}

/** hh : mm : ss until the window ends; for a visitor the whole window. */
function Clock({ day: { endsAt, hours } }: { day: Welfare }) {
  const t = useT();
  const now = useServerNow();
  const left = hoursLeft(wholeSeconds((endsAt ?? now + hours * HOUR_MS - 1) - now));
  const shown = left.split(':');
  return (
    <span className={styles['clock']} role="timer" aria-label={t('clock', { left })}>
      {PARTS.map((part, at) => (
        <b key={part}>{shown[at]}</b>
      ))}
    </span>
  );
}
