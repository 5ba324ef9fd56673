import { Link } from 'wouter';
import { Steps } from '../../shell/ui/Steps';
import { paths as fairness } from '../fairness/paths';
import { useT } from './t';
import styles from './LongRun.module.css';

/** How the moon goes, in four sentences. */
export function HowItGoes() {
  const t = useT();
  const rules = [
    [t('goes1'), t('goes1Text')],
    [t('goes2'), t('goes2Text')],
    [t('goes3'), t('goes3Text')],
    [t('goes4'), t('goes4Text')],
  ];
  return (
    <section className="panel pad stack">
      <h2 className="title-card">{t('goesTitle')}</h2>
      <Steps className={styles['goes']}>
        {rules.map(([rule, text]) => (
          <li key={rule}>
            <b>{rule}</b>
            <p className="note">{text}</p>
          </li>
        ))}
      </Steps>
      <Link className="link" href={fairness.fairness}>
        {t('how')}
      </Link>
    </section>
  );
}
