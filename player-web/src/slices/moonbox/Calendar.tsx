import { percent } from '../../shell/i18n/format';
import { PhaseMoon } from './PhaseMoon';
import type { MoonInfo } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './Calendar.module.css';

/** All eight phases in a row; the player's own is lit. */
export function Calendar({ info, phase: now }: { info: MoonInfo; phase: number }) {
  const t = useT();
  const nameOf = usePhaseName();
  return (
    <ol className={styles['phases']} aria-label={t('calendar')}>
      {info.phases.map(({ phase, topProbability }) => (
        <li key={phase} className={styles['phase']} aria-current={phase === now ? 'step' : undefined}>
          <PhaseMoon phase={phase} size={40} />
          <b>{nameOf(phase)}</b>
          <small>{percent(topProbability)}</small>
        </li>
      ))}
    </ol>
  );
}
