import { Link } from 'wouter';
import { Gem } from '../../shell/ui';
import { BoxStrip } from './BoxStrip';
import { EnterButton } from './EnterButton';
import { battlePath } from './paths';
import type { Battle } from './queries';
import { RuleName } from './RuleName';
import { Sits } from './Sits';
import { StateTag } from './StateTag';
import { useT } from './t';
import { useSeating } from './words';
import styles from './Hall.module.css';

/** A battle in one line. */
export function BattleLine({ battle, own = false }: { battle: Battle; own?: boolean }) {
  const t = useT();
  const seating = useSeating();
  const { ending } = battle;
  return (
    <article className={styles['line']} data-mine={own}>
      <h3>
        <Link className={styles['link']} href={battlePath(battle.id)}>
          <RuleName rule={battle.rule} />
        </Link>
        <small>{seating(battle)}</small>
      </h3>
      <BoxStrip boxes={battle.boxes} className={styles['lineBoxes']} />
      <span className={styles['lineRounds']}>{t('rounds', { count: battle.rounds })}</span>
      <Sits battle={battle} />
      <span className={styles['lineState']}>
        <StateTag battle={battle} />
      </span>
      <span className={styles['linePrice']}>
        <Gem value={ending === null ? battle.price : (ending.share ?? ending.value)} />
      </span>
      <EnterButton battle={battle} />
    </article>
  );
}
