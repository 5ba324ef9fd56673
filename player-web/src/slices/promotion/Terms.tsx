import { useTranslation } from 'react-i18next';
import { count, finePercent, gems, moment, percent } from '../../shell/i18n/format';
import type { Promotion } from './queries';
import { useT } from './t';
import styles from './Promotion.module.css';

const RULES = [
  'bound',
  'counts',
  'not',
  'level',
  'edge',
  'settled',
  'held',
  'appeal',
  'withheld',
  'changes',
  'log',
] as const;

/** The conditions, with the figures of the version in force. */
export function Terms({
  promotion: { levels, version, since, smallestEdge, settlesAt },
}: {
  promotion: Promotion;
}) {
  const t = useT();
  const { i18n } = useTranslation();
  const join = new Intl.ListFormat(i18n.language === 'VN' ? 'vi' : i18n.language.toLowerCase(), {
    type: 'conjunction',
  });
  const figures = {
    levels: join.format(
      levels.map(({ from, share }, k) =>
        t('levelOf', { level: count(k + 1), share: percent(share), from: gems(from) }),
      ),
    ),
    edge: smallestEdge === null ? '–' : finePercent(smallestEdge),
    next: moment(settlesAt),
    version: count(version),
    since: moment(since),
  };
  return (
    <section className="panel pad stack" id="terms">
      <h2 className="title-section">{t('terms')}</h2>
      <dl className={styles['rules']}>
        {RULES.map((rule) => (
          <div key={rule}>
            <dt>{t(`ruleName.${rule}`)}</dt>
            <dd>{t(`rule.${rule}`, figures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
