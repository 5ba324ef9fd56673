import type { Season } from './queries';
import { useT } from './t';
import styles from './Season.module.css';

const LINES = ['one', 'two', 'three', 'four', 'five'] as const;

/** What a player should know before the first press. */
export function Rules({ season: { radishName: radish } }: { season: Season }) {
  const t = useT();
  return (
    <section className={`panel pad ${styles['rules'] ?? ''}`}>
      <h2 className="title-card">{t('rules.title')}</h2>
      <ul>
        {LINES.map((line) => (
          <li key={line}>{t(`rules.${line}`, { radish })}</li>
        ))}
      </ul>
    </section>
  );
}
