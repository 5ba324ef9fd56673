import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLine } from '../net/line';
import { queries } from '../net/queries';
import { Icon } from '../ui/Icon';
import styles from './LineNote.module.css';

const AGAIN_MS = 5000;

/** Says that the shop is unreachable or slow until it responds again. It overlays the page and shifts nothing. */
export function LineNote() {
  const { t } = useTranslation();
  const line = useLine();
  useEffect(() => {
    if (line !== 'lost') return undefined;
    const timer = setInterval(askAgain, AGAIN_MS);
    return () => clearInterval(timer);
  }, [line]);
  return (
    <div className={styles['place']} role="status">
      {line !== 'good' && (
        <p className={`stage ${styles['note']}`} data-line={line}>
          <Icon name="warning" />
          {t(`app.line.${line}`)}
        </p>
      )}
    </div>
  );
}

/** Refetches the failed queries, and one small query that always has an answer. */
function askAgain(): void {
  void queries.refetchQueries({
    type: 'active',
    predicate: ({ state, queryKey }) => state.status === 'error' || queryKey[0] === 'app',
  });
}
