import { Steps } from '../../shell/ui/Steps';
import { useT } from './t';
import styles from './FairnessPage.module.css';

const RULES = ['list', 'round', 'draw', 'end'] as const;

/** A summary of draws among many players: docs/fairness.md, section 12. */
export function DrawRules() {
  const t = useT();
  return (
    <section className="stack" aria-labelledby="public-draws">
      <h2 className="title-section" id="public-draws">
        {t('draw.title')}
      </h2>
      <p className="muted">{t('draw.intro')}</p>
      <Steps className={`panel ${styles['steps']}`}>
        {RULES.map((rule) => (
          <li key={rule}>
            <h3 className="title-card">{t(`draw.rule.${rule}.title`)}</h3>
            <p className="muted">{t(`draw.rule.${rule}.text`)}</p>
          </li>
        ))}
      </Steps>
    </section>
  );
}
