import { upgradeOddsOf } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, finePercent, percent, typedNumber } from '../../shell/i18n/format';
import { ButtonLink, ErrorNote, Field, Skeleton } from '../../shell/ui';
import { Facts } from '../../shell/ui/Facts';
import { Steps } from '../../shell/ui/Steps';
import { paths as upgrades } from '../upgrades/paths';
import { type Terms, termsQuery } from '../upgrades/queries';
import { useT } from './t';
import styles from './Help.module.css';

const STEPS = ['s1', 's2', 's3', 's4'] as const;
/** 1/10,000 gem, and 1/10,000 of a fee. */
const UNITS = 10_000;
const START = { target: '100', stake: '40' } as const;

/** `/steer/upgrade`: how an upgrade is computed, by the terms in force. */
export function ForgePage() {
  const t = useT();
  const { data: terms, error, refetch } = useQuery(termsQuery());
  const figures = terms && {
    least: percent(terms.minimumPumpingRatio),
    most: percent(terms.drawProportion),
    low: percent(terms.minimumRate),
    high: percent(terms.maximumRate),
  };
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('forge.title')}</h1>
        <p className="lede">{t('forge.lede')}</p>
      </div>
      {error !== null && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {terms === undefined || figures === undefined ? (
        error === null && <Skeleton className={styles['waiting']} />
      ) : (
        <div className="aside aside-late">
          <Steps className={`panel ${styles['steps']}`}>
            {STEPS.map((step) => (
              <li key={step}>
                <h2 className="title-card">{t(`forge.${step}.title`)}</h2>
                <p className="muted">{t(`forge.${step}.text`, figures)}</p>
              </li>
            ))}
          </Steps>
          <Example terms={terms} />
        </div>
      )}
      {(terms !== undefined || error !== null) && (
        <div className="cluster">
          <ButtonLink variant="solid" href={upgrades.upgrade} label={t('forge.go')} />
        </div>
      )}
    </div>
  );
}

/** Computes what the visitor types, by the engine's own function. */
function Example({ terms }: { terms: Terms }) {
  const t = useT();
  const [typed, setTyped] = useState<Readonly<Record<keyof typeof START, string>>>(START);
  const [target, stake] = [unitsIn(typed.target), unitsIn(typed.stake)];
  const odds =
    target !== undefined && stake !== undefined && stake <= target
      ? upgradeOddsOf(stake, target, {
          minimumPumpingRatio: Math.round(terms.minimumPumpingRatio * UNITS),
          drawProportion: Math.round(terms.drawProportion * UNITS),
        })
      : undefined;
  const rate = odds && Number(odds.rate.numerator) / Number(odds.rate.denominator);
  return (
    <section className="panel pad stack">
      <h2 className="title-card">{t('forge.example')}</h2>
      {(['target', 'stake'] as const).map((name) => (
        <Field
          key={name}
          label={t(`forge.${name}`)}
          inputMode="decimal"
          maxLength={12}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <div className={styles['worked']} role="status">
        {odds === undefined || rate === undefined || target === undefined || stake === undefined ? (
          <p className="note">{t('forge.bad')}</p>
        ) : (
          <Facts
            names="beside"
            facts={[
              { name: t('forge.r'), value: finePercent(stake / target) },
              {
                name: t('forge.fee'),
                value: finePercent(Number(odds.fee.numerator) / Number(odds.fee.denominator)),
              },
              { name: t('forge.chance'), value: finePercent(rate) },
              { name: t('forge.wins'), value: t('forge.upTo', { last: count(odds.winUpTo) }) },
            ]}
          />
        )}
        {rate !== undefined && (rate < terms.minimumRate || rate > terms.maximumRate) && (
          <p className="note">
            {t('forge.none', { low: percent(terms.minimumRate), high: percent(terms.maximumRate) })}
          </p>
        )}
      </div>
    </section>
  );
}

/** Returns typed gems in 1/10,000; undefined unless they are above 0 and can be computed exactly. */
function unitsIn(text: string): number | undefined {
  const units = Math.round(Number(typedNumber(text) ?? Number.NaN) * UNITS);
  return Number.isSafeInteger(units) && units > 0 ? units : undefined;
}
