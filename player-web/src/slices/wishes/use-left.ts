import { useServerNow } from '../../shell/net/clock';
import { minutesLeft, partsLeft } from '../../shell/ui/time-left';
import { useT } from './t';

/** Returns a function that writes how long it is until a time: '1 d 4 h', '11 h 20 min', '07:12'. */
export function useLeft(): (until: number) => string {
  const t = useT();
  const now = useServerNow();
  return (until) => {
    const { days, hours, minutes } = partsLeft(until - now);
    if (days > 0) return t('left.days', { days, hours: Number(hours) });
    if (Number(hours) > 0) return t('left.hours', { hours: Number(hours), minutes: Number(minutes) });
    return minutesLeft(until - now);
  };
}
