import { useTranslation } from 'react-i18next';
import { count } from '../../shell/i18n/format';
import { ButtonLink, Icon } from '../../shell/ui';
import { paths as battles } from '../battles/paths';
import { paths as boxes } from '../boxes/paths';
import { paths as upgrades } from '../upgrades/paths';
import { timeOfDay } from './dates';
import type { Act, Season } from './queries';
import { Radish } from './Radish';
import { useT } from './t';
import styles from './Season.module.css';

const PLACES: Readonly<Record<Act['deed'], string>> = {
  'open-hash': boxes.hashBoxes,
  'open-classic': boxes.classicBoxes,
  upgrade: upgrades.upgrade,
  battle: battles.hall,
};

/** What earns radishes, by published rates, and how far the player is today. */
export function Acts({ season }: { season: Season }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { acts, radishName: radish, from, state } = season;
  return (
    <section id="acts">
      <div className="section-head">
        <h2 className="title-section">{t('acts.title', { radish })}</h2>
        <p className="note">{t('acts.lede', { time: timeOfDay(language, from) })}</p>
      </div>
      <ul className={`panel ${styles['acts'] ?? ''}`}>
        {acts.map((act) => {
          const done = act.today >= act.perDay;
          return (
            <li key={act.deed} data-done={done ? '' : undefined}>
              <Radish season={season} amount={act.radishes} />
              <span>
                <b>{t(`acts.${act.deed}`)}</b>
                <small>
                  {t('acts.every', { gems: count(act.gems) })} ·{' '}
                  {t('acts.most', { amount: count(act.perDay) })}
                </small>
              </span>
              {state === 'running' && (
                <span className="note">
                  {t('acts.today', { amount: count(act.today), most: count(act.perDay) })}
                </span>
              )}
              {done ? (
                <Icon name="check" className={styles['got']} />
              ) : (
                <ButtonLink size="sm" href={PLACES[act.deed]} label={t('acts.go')} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
