import { useT } from './t';
import styles from './Drop.module.css';

const FIRST = 6;
const SECOND = 12;

/** A result hash with the two numbers that are read from it. */
export function HashLine({ hash }: { hash: string }) {
  const t = useT();
  return (
    <p className={styles['line']}>
      <span className="sr-only">{t('hash.whole', { hash })}</span>
      <span className="mono" aria-hidden="true">
        <b>{hash.slice(0, FIRST)}</b>
        <b data-second="">{hash.slice(FIRST, SECOND)}</b>
        <span>{hash.slice(SECOND)}</span>
      </span>
    </p>
  );
}
