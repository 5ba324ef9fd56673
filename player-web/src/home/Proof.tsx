import { useTranslation } from 'react-i18next';
import styles from './Proof.module.css';

const STEPS = ['commit', 'open', 'check'] as const;

/** Three steps by which a result is checked. */
export function Proof() {
  const { t } = useTranslation();
  return (
    <section className={`aside ${styles['proof']}`} aria-label={t('home.proof.title')}>
      <h2 className="title-section">{t('home.proof.title')}</h2>
      <ol className={`cards ${styles['steps']}`}>
        {STEPS.map((step) => (
          <li key={step}>
            <b className="title-card display">{t(`home.proof.${step}`)}</b>
            <p className="muted">{t(`home.proof.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
