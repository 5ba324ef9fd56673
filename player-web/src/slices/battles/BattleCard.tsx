import { Link } from 'wouter';
import { Gem } from '../../shell/ui';
import { BoxStrip, namesOf } from './BoxStrip';
import { EnterButton } from './EnterButton';
import { battlePath } from './paths';
import type { Battle } from './queries';
import { RuleName } from './RuleName';
import { Sits } from './Sits';
import { StateTag } from './StateTag';
import { useT } from './t';
import { useSeating } from './words';
import styles from './Hall.module.css';

/** A battle in the hall; the whole card leads to it. */
export function BattleCard({ battle, own = false }: { battle: Battle; own?: boolean }) {
  const t = useT();
  const seating = useSeating();
  const { ending } = battle;
  return (
    <article className={`panel ${styles['card'] ?? ''}`} data-state={battle.state} data-mine={own}>
      <div className={styles['head']}>
        <h3>
          <Link className={styles['link']} href={battlePath(battle.id)}>
            <RuleName rule={battle.rule} />
          </Link>
          <small>
            {t('rounds', { count: battle.rounds })} · {seating(battle)}
            {battle.card && battle.state === 'waiting' && ` · ${t('cardPays')}`}
          </small>
        </h3>
        <StateTag battle={battle} />
      </div>
      <div className={styles['stage']}>
        <BoxStrip boxes={battle.boxes} className={styles['strip']} />
      </div>
      <p className={styles['names']}>{namesOf(battle.boxes)}</p>
      <div className={styles['foot']}>
        <Sits battle={battle} />
        <p className={styles['price']}>
          <small>{t(ending === null ? 'perSeat' : ending.share === null ? 'won' : 'eachGot')}</small>
          <Gem value={ending === null ? battle.price : (ending.share ?? ending.value)} />
        </p>
        <EnterButton battle={battle} />
      </div>
    </article>
  );
}
