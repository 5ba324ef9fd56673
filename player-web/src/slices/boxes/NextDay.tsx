import { useServerNow } from '../../shell/net/clock';
import { hoursLeft } from '../../shell/ui/time-left';
import { useT } from './t';

/** The time until the house's next day. */
export function NextDay({ at }: { at: number }) {
  const t = useT();
  return (
    <span role="timer" className="muted">
      {t('today.next', { left: hoursLeft(at - useServerNow()) })}
    </span>
  );
}
