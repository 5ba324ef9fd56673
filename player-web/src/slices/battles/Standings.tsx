import { gems } from '../../shell/i18n/format';
import type { Battle, Outcome, Standing } from './queries';
import { figureOf, isWinner } from './run-view';
import { useT } from './t';
import { hueOf, usePartyName } from './words';
import styles from './Run.module.css';

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
          style={{ '--n': figureOf(battle, one), '--hue': hueOf(one.of) }}
          data-off={told !== null && battle.rule !== 'shared' && !isWinner(told, one.of)}
        />
      ))}
    </div>
  );
}
