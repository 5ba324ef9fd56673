import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { percent } from '../../shell/i18n/format';
import { ButtonLink, SeedField } from '../../shell/ui';
import { paths as fairness } from '../fairness/paths';
import { RULES } from './asked';
import { paths, rulePath } from './paths';
import { type Rule, rulesQuery } from './queries';
import { RuleName } from './RuleName';
import { useT } from './t';
import styles from './Battles.module.css';

/** `/page/battleRules`: the rules, each in its exact words and with an example. */
export function RulesPage() {
  const t = useT();
  const { rule } = useParams();
  const only = RULES.find((one) => one === rule);
  const { data } = useQuery(rulesQuery);
  return (
    <div className="page page-main wall">
      <div className="stack">
        {only === undefined ? <Breadcrumb /> : <Breadcrumb here={t(`rule.${only}.name`)} />}
        <h1 className="title-page">{only === undefined ? t('rules.title') : t(`rule.${only}.name`)}</h1>
        <p className="lede">{t('rules.lede')}</p>
      </div>
      {(only === undefined ? RULES : [only]).map((one) => (
        <RuleWords key={one} rule={one} titled={only === undefined} />
      ))}
      <section className="panel pad stack" aria-labelledby="battles-all">
        <h2 className="title-section" id="battles-all">
          {t('rules.every')}
        </h2>
        <ul className={styles['points']}>
          <li>{t('rules.teams')}</li>
          <li>{t('rules.even')}</li>
          <li>{t('rules.wait')}</li>
          <li>{t('rules.card', { value: data?.cardValue ?? '–' })}</li>
          <li>{t('rules.sell', { rate: data === undefined ? '–' : percent(data.sellBackRate) })}</li>
          <li>{t('rules.bots')}</li>
        </ul>
        {data !== undefined && <SeedField label={t('rules.hash')} value={data.rulesHash} />}
        <div className="cluster">
          <ButtonLink variant="solid" href={paths.hall} label={t('title')} />
          <ButtonLink href={fairness.fairness} label={t('rules.fair')} />
          {only !== undefined && <ButtonLink href={paths.rules} label={t('rules.title')} />}
        </div>
      </section>
    </div>
  );
}

function RuleWords({ rule, titled }: { rule: Rule; titled: boolean }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-label={t(`rule.${rule}.name`)}>
      {titled && (
        <h2 className="title-section">
          <Link href={rulePath(rule)}>
            <RuleName rule={rule} />
          </Link>
        </h2>
      )}
      <p className={styles['ruleText']}>{t(`rule.${rule}.words`)}</p>
      <p className={styles['example']}>{t(`rule.${rule}.example`)}</p>
    </section>
  );
}

/** A rule beside a battle: its words and an example. */
export function RulePanel({ rule }: { rule: Rule }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-label={t('rules.here')}>
      <div className="split">
        <h2 className="title-card">{t('rules.here')}</h2>
        <Link href={rulePath(rule)}>
          <RuleName rule={rule} />
        </Link>
      </div>
      <p className={styles['ruleText']}>{t(`rule.${rule}.words`)}</p>
      <p className={styles['example']}>{t(`rule.${rule}.example`)}</p>
    </section>
  );
}
