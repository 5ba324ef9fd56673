import { clock } from '../../shell/i18n/format';
import { Avatar, ButtonLink, Tag } from '../../shell/ui';
import { AgainButton } from './EnterButton';
import { paths } from './paths';
import type { BattleDetail } from './queries';
import { RoomHead } from './RoomHead';
import { useT } from './t';
import styles from './Room.module.css';

/** Cancelled or void: why, and that everything is back. */
export function Returned({ detail: { battle } }: { detail: BattleDetail }) {
  const t = useT();
  const reason = battle.reason ?? 'expired';
  const seated = battle.seats.filter(({ person }) => person !== null);
  return (
    <>
      <RoomHead
        battle={battle}
        title={t(battle.state === 'void' ? 'back.void' : 'back.cancelled')}
        note={t('back.unopened')}
        fact={{ name: t('back.when'), value: battle.overAt === null ? '–' : clock(battle.overAt) }}
      />
      <p className="lede">{t(`back.why.${reason}`)}</p>
      <ol className={styles['returned']}>
        {seated.map(({ seat, person }) => (
          <li key={seat} className="panel">
            {person !== null && <Avatar image={person.avatar} size={40} />}
            <span>
              <b>
                {person?.userName} {person?.me === true && t('me')}
              </b>
              <small>{t('back.asHeld')}</small>
            </span>
            <Tag tone="ok" label={t('back.done')} />
          </li>
        ))}
      </ol>
      <div className={styles['go']}>
        <AgainButton battle={battle} variant="play" size="lg" />
        <ButtonLink href={paths.hall} label={t('toHall')} />
      </div>
    </>
  );
}
