import { gems } from '../../shell/i18n/format';
import type { Battle, Outcome, Standing } from './queries';
import { figureOf, isWinner } from './run-view';
import { useT } from './t';
import { hueOf, usePartyName } from './words';
import styles from './Run.module.css';

/** A stretch shorter than 1 would not fill its line. */
const UNITS = 10_000;

interface StandingsProps {
  battle: Battle;
  standings: readonly Standing[];
  told: Outcome | null;
}

/** How the table is divided so far: one stretch for each seat or team. */
export function Standings({ battle, standings, told }: StandingsProps) {
  const t = useT();
  const nameOf = usePartyName(battle);
  const words = standings.map((one) => `${nameOf(one.of)} ${gems(figureOf(battle, one))}`).join(', ');
  return (
    <div
      className={styles['shares']}
      role="img"
      aria-label={standings.length === 0 ? t('run.nothingYet') : t('run.shares', { shares: words })}
    >
      {standings.map((one) => (
        <i
          key={one.of}
          style={{ '--n': Math.round(figureOf(battle, one) * UNITS), '--hue': hueOf(one.of) }}
          data-off={told !== null && battle.rule !== 'shared' && !isWinner(told, one.of)}
        />
      ))}
    </div>
  );
}
