import type { Rule } from './queries';
import { useT } from './t';
import styles from './Battles.module.css';

/** One path each, drawn on 24 × 24 with a 1.6 stroke. */
const PATHS: Readonly<Record<Rule, string>> = {
  highest: 'M4 20v-7h4v7M10 20V4h4v16M16 20v-9h4v9M3 20h18',
  lowest: 'M4 20V6h4v14M10 20v-5h4v5M16 20V8h4v12M3 20h18',
  last: 'M3 12h9M21 12a4.500 4.500 0 1 1-9 0 4.500 4.500 0 0 1 9 0z',
  jackpot: 'M20.500 12A8.500 8.500 0 1 1 12 3.500M12 3.500V12h8.500A8.500 8.500 0 0 0 12 3.500z',
  shared: 'M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM12 3.500v17M3.500 12h17',
};

/** The name of a rule, with its sign. */
export function RuleName({ rule }: { rule: Rule }) {
  const t = useT();
  return (
    <span className={styles['ruleName']}>
      <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
        <path d={PATHS[rule]} />
      </svg>
      {t(`rule.${rule}.name`)}
    </span>
  );
}
