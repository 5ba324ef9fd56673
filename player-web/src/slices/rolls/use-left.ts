import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../shell/net/clock';
import { remaining } from '../../shell/ui/time-left';
import { useT } from './t';

const HOUR_MS = 3_600_000;
/** Chinese texts have a space between a number and its unit, Intl writes none. */
const NO_SPACE = /(?<=\d)(?=\p{Script=Han})/u;

/** Formats a time under an hour as mm:ss. */
const minutesOf = (milliseconds: number): string =>
  [Math.floor(milliseconds / 60_000), Math.floor(milliseconds / 1000) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Returns the product's remaining-time label: '2 days', '3 hours', and '1 hour' at the end; undefined once passed. */
export function useLeft(until: number): string | undefined {
  const t = useT();
  const { language } = useTranslation().i18n;
  const rest = until - useServerNow();
  const left = remaining(rest);
  if (left === undefined) return undefined;
  if (left.unit === 'hour' && left.amount === 1)
    return rest < HOUR_MS ? `${t('card.hour')} · ${minutesOf(rest)}` : t('card.hour');
  const { unit, amount } = left;
  const label = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return label.replace(NO_SPACE, ' ');
}
