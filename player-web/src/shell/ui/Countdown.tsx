import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../net/clock';
import { partsLeft } from './time-left';
import styles from './Countdown.module.css';

interface CountdownProps {
  /** milliseconds since 1970, by the server's clock */
  until: number;
  label: string;
  className?: string | undefined;
}

/** Days, hours, minutes and seconds until a time, in plain digits: nothing flashes or turns red at the end. */
export function Countdown({ until, label, className }: CountdownProps) {
  const { t, i18n } = useTranslation();
  const { days, hours, minutes, seconds } = partsLeft(until - useServerNow());
  const units = [
    ...(days > 0 ? [{ value: String(days), unit: dayWord(days, i18n.language) }] : []),
    { value: hours, unit: t('ui.countdown.hours') },
    { value: minutes, unit: t('ui.countdown.minutes') },
    { value: seconds, unit: t('ui.countdown.seconds') },
  ];
  return (
    <span className={clsx(styles['countdown'], className)} role="timer" aria-label={label}>
      {units.map(({ value, unit }) => (
        <span key={unit} className={styles['unit']}>
          <b>{value}</b>
          <small>{unit}</small>
        </span>
      ))}
    </span>
  );
}

/** '1 day', '2 days': the word alone, in its plural form. */
const dayWord = (days: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    .formatToParts(days)
    .find(({ type }) => type === 'unit')?.value ?? '';
