import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../shell/net/clock';
import { remaining } from '../../shell/ui/time-left';
import { useT } from './t';

/** Returns the product's remaining-time label: '2 days', '3 hours', and '1 hour' at the end; undefined once passed. */
export function useLeft(until: number): string | undefined {
  const t = useT();
  const { language } = useTranslation().i18n;
  const left = remaining(until - useServerNow());
  if (left === undefined) return undefined;
  if (left.unit === 'hour' && left.amount === 1) return t('card.hour');
  const { unit, amount } = left;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
