import { count, moment } from '../../shell/i18n/format';
import { Icon, SeedField } from '../../shell/ui';
import type { Evidence } from './queries';
import { useT } from './t';
import styles from './Room.module.css';

/** The entries of the draw: frozen before the source of randomness is known. */
export function FrozenStep({ evidence: { closesAt, frozen, sealed } }: { evidence: Evidence }) {
  const t = useT();
  return (
    <li className="stack">
      <h3 className="title-card">{t('fair.freeze')}</h3>
      <p className="note">{t('fair.freezeText', { time: moment(closesAt) })}</p>
      {frozen !== null && (
        <>
          <SeedField label={t('fair.root')} value={frozen.root} />
          <p className={styles['holds']}>
            <Icon name="check" />
            {t('fair.count', { amount: count(frozen.count), time: moment(frozen.time) })}
          </p>
        </>
      )}
      {sealed !== null && (
        <p className={styles['holds']}>
          <Icon name="check" />
          {t('fair.sealed', { size: count(sealed.size), time: moment(sealed.time) })}
        </p>
      )}
    </li>
  );
}
