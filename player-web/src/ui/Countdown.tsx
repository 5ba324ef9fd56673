import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../net/clock';
import styles from './Countdown.module.css';

export interface CountdownProps {
  /** When it ends, on the server's clock, in milliseconds since 1970. */
  until: number;
  /** Said to screen readers in place of the running digits. */
  label: string;
  wide?: boolean | undefined;
  /** Called once, when the time has come. */
  onEnd?: (() => void) | undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds that are left. */
export function timeLeft(milliseconds: number): { hours: string; minutes: string; seconds: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    hours: two(Math.floor(seconds / 3600)),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}

/** Plain digits to a moment on the server's clock. No flashing, no red in the last seconds. */
export function Countdown({ until, label, wide, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const now = useServerNow();
  const ended = now >= until;
  const told = useRef(false);
  useEffect(() => {
    if (!ended) told.current = false;
    else if (!told.current) {
      told.current = true;
      onEnd?.();
    }
  }, [ended, onEnd]);
  const { hours, minutes, seconds } = timeLeft(until - now);
  return (
    <span
      className={clsx(styles['countdown'], wide === true && styles['wide'])}
      role="timer"
      aria-label={label}
    >
      <Unit digits={hours} name={t('ui.time.hours')} />
      <i>:</i>
      <Unit digits={minutes} name={t('ui.time.minutes')} />
      <i>:</i>
      <Unit digits={seconds} name={t('ui.time.seconds')} />
    </span>
  );
}

function Unit({ digits, name }: { digits: string; name: string }) {
  return (
    <span className={styles['unit']}>
      <b>{digits}</b>
      <small>{name}</small>
    </span>
  );
}
