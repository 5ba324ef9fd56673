import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { gems, percent } from '../../shell/i18n/format';
import { paths } from './paths';
import { rankingQuery } from './queries';
import { useT } from './t';
import styles from './Active.module.css';

const RULES = ['multiple', 'ticket', 'once', 'ties', 'times', 'prizes', 'names', 'barred', 'odds'] as const;

/** The rules of the day's rankings (spec 9.8), with the figures in force. */
export function RankRules() {
  const t = useT();
  return (
    <section className="panel pad">
      <h2 className="title-card">{t('rules')}</h2>
      <RuleList />
      <p>
        <Link className="link" href={paths.hash}>
          {t('toHash')}
        </Link>
      </p>
    </section>
  );
}

export function RuleList() {
  const t = useT();
  const { data } = useQuery(rankingQuery('upgrade', 0));
  const { data: box } = useQuery(rankingQuery('box', 0));
  const figures = {
    upgrade: data === undefined ? '–' : gems(data.minimumPrice),
    box: box === undefined ? '–' : gems(box.minimumPrice),
    share: data === undefined ? '–' : percent(data.share),
  };
  return (
    <dl className={styles['rules']}>
      {RULES.map((rule) => (
        <div key={rule}>
          <dt>{t(`ruleName.${rule}`)}</dt>
          <dd>{t(`rule.${rule}`, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}
