import { Link } from 'wouter';
import { RULES } from './asked';
import { paths, rulePath } from './paths';
import { RuleName } from './RuleName';
import { useT } from './t';
import styles from './Hall.module.css';

/** The rules in one line each, with the way to their words. */
export function HallRules() {
  const t = useT();
  return (
    <section className={`page wall ${styles['rules'] ?? ''}`} aria-labelledby="battles-rules">
      <div className="section-head">
        <h2 className="title-section" id="battles-rules">
          {t('rules.title')}
        </h2>
        <span className="note">{t('rules.alike')}</span>
        <Link className="link" href={paths.rules}>
          {t('rules.words')}
        </Link>
      </div>
      <ul className={styles['ruleCards']}>
        {RULES.map((rule) => (
          <li key={rule} className="panel pad">
            <Link href={rulePath(rule)}>
              <RuleName rule={rule} />
            </Link>
            <p className="note">{t(`rule.${rule}.short`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
