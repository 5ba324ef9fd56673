import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { count, finePercent, percent, ticketPercent } from '../../shell/i18n/format';
import { Facts, Ruler, Tag, colourOf } from '../../shell/ui';
import { TICKETS } from '@skins/engine/fairness';
import { type Tier, sharesOf, tiersOf } from './moon';
import type { MoonInfo, MoonPhase } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './Now.module.css';

const FULL = 7;

/** The phase that an opening draws from, with its odds, before anything is paid. */
export function NowPanel({ info, seen }: { info: MoonInfo; seen: MoonPhase }) {
  const t = useT();
  const nameOf = usePhaseName();
  const next = info.phases[Math.min(seen.phase + 1, FULL)];
  return (
    <section className={clsx('panel', 'stack', styles['now'])} aria-label={t('now')}>
      <div className={clsx('split', styles['head'])}>
        <p className={clsx('display', styles['phase'])}>{nameOf(seen.phase)}</p>
        <Tag label={`${t('version')} ${seen.versionHash.slice(0, 8)}…`} />
      </div>
      <p className={styles['big']}>
        <b>{finePercent(seen.topProbability)}</b>
        <span>
          {t('givesTop')}
          <small>
            {count(seen.topTickets)} / {count(TICKETS)}
          </small>
        </span>
      </p>
      <Ruler shares={sharesOf(seen)} />
      <ul className={styles['tiers']}>
        {tiersOf(seen, info.top).map((tier) => (
          <li key={tier.rarity ?? 'top'}>
            <TierName tier={tier} />
            <span>{ticketPercent(tier.tickets)}</span>
          </li>
        ))}
      </ul>
      <Facts
        names="beside"
        className={styles['then']}
        facts={[
          { name: t('phaseRtp'), value: <b>{percent(seen.rtp)}</b> },
          {
            name: t('ifMissed'),
            value:
              seen.phase === FULL
                ? t('staysFull', { phase: nameOf(FULL) })
                : t('waxesTo', {
                    phase: nameOf(seen.phase + 1),
                    chance: finePercent(next?.topProbability ?? 0),
                  }),
          },
          { name: t('ifHit'), value: t('backToNew', { phase: nameOf(0) }) },
        ]}
      />
    </section>
  );
}

function TierName({ tier: { rarity, count: items } }: { tier: Tier }) {
  const t = useT();
  const { t: say } = useTranslation();
  if (rarity === undefined) return <b className={styles['top']}>{t('top', { count: items })}</b>;
  return (
    <span className={styles['rarity']} data-colour={colourOf(rarity)}>
      {t('tier', { name: say(`ui.rarity.${rarity}`), count: items })}
    </span>
  );
}
