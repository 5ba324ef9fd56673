import { Icon } from '../../shell/ui/Icon';
import { useT } from './t';
import styles from './Fairness.module.css';

/** Warns if an answer is for another choice than this browser sent; nothing otherwise. */
export function AnswerAlarm({ asSent }: { asSent: boolean }) {
  const t = useT();
  if (asSent) return null;
  return (
    <p className={styles['alarm']} role="alert">
      <Icon name="warning" />
      {t('check.answerFails')}
    </p>
  );
}
