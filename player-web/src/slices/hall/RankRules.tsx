import { useT } from './t';
import styles from './Active.module.css';

const RULES = ['once', 'upgrade', 'box', 'times', 'prizes', 'odds'] as const;

/** The rules of the day's rankings (spec 9.8). */
export function RankRules() {
  const t = useT();
  return (
    <section className="panel pad">
      <h3 className="title-card">{t('active.rules')}</h3>
      <ul className={styles['rules']}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`active.rule.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
