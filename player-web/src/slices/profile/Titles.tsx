import { clsx } from 'clsx';
import { count, percent } from '../../shell/i18n/format';
import type { Title } from './queries';
import { useT } from './t';
import styles from './Profile.module.css';

/** Titles with their reasons; those that are not earned yet say how far it is. */
export function Titles({ titles }: { titles: readonly Title[] }) {
  const t = useT();
  if (titles.length === 0) return <p className="muted">{t('title.none')}</p>;
  return (
    <ul className={styles['titles']}>
      {titles.map(({ name, earned, have, need }) => {
        const isChance = name === 'longShot';
        const figure = isChance ? percent : count;
        return (
          <li key={name} className={clsx(styles['title'], earned && styles['earned'])}>
            <b>{t(`title.${name}`)}</b>
            <span className="muted">{t(`titleFor.${name}`, { need: figure(need) })}</span>
            <small>
              {earned
                ? t('title.earned')
                : isChance && have === 0
                  ? t('title.notYet')
                  : t('title.soFar', { have: figure(have) })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
