import { Icon } from '../../shell/ui/Icon';
import { useT } from './t';
import styles from './Fairness.module.css';

/** Says loudly that an answer is to another choice than this browser sent. Nothing where it is to that one. */
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
