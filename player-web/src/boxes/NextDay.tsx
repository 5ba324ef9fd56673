import { useServerNow } from '../net/clock';
import { useT } from './t';

const two = (value: number) => String(value).padStart(2, '0');

/** hours:minutes:seconds; nothing is left once it has passed. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':');
}

/** How long until the house's next day. */
export function NextDay({ at }: { at: number }) {
  const t = useT();
  return (
    <span role="timer" className="muted">
      {t('today.next', { left: countdown(at - useServerNow()) })}
    </span>
  );
}
