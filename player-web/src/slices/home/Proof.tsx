import { useT } from './t';
import styles from './Proof.module.css';

const STEPS = ['commit', 'open', 'check'] as const;

/** Three steps to verify a result. */
export function Proof() {
  const t = useT();
  return (
    <section className={`aside ${styles['proof']}`} aria-label={t('proof.title')}>
      <h2 className="title-section">{t('proof.title')}</h2>
      <ol className={`cards ${styles['steps']}`}>
        {STEPS.map((step) => (
          <li key={step}>
            <b className="title-card display">{t(`proof.${step}`)}</b>
            <p className="muted">{t(`proof.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
