import { count } from '../../shell/i18n/format';
import type { Entry } from './queries';
import { useT } from './t';
import styles from './SignIn.module.css';

/** Types of a day's requirement, by the numbers of spec 4.19. */
export const ASKED = { 0: 'upgrades', 1: 'opens', 2: 'either', 3: 'gems' } as const;

/** A day's requirement, and today's progress. */
export function Requirement({ entry: { limitationType, limitationTime, done } }: { entry: Entry }) {
  const t = useT();
  if (limitationType === null || limitationTime === 0) return <p>{t('requirement.none')}</p>;
  const met = Math.min(done, limitationTime);
  const name = t(`requirement.types.${ASKED[limitationType]}`, { wanted: count(limitationTime) });
  return (
    <div className={styles['meter']}>
      <span id="sign-requirement">{name}</span>
      <b>
        {count(met)} / {count(limitationTime)}
      </b>
      <progress
        className={styles['bar']}
        max={limitationTime}
        value={met}
        data-state={met === limitationTime ? 'complete' : 'open'}
        aria-labelledby="sign-requirement"
      />
    </div>
  );
}
