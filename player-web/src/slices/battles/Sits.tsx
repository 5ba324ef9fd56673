import { Avatar, Icon } from '../../shell/ui';
import type { Battle, Seat } from './queries';
import { useT } from './t';
import styles from './Battles.module.css';

/** The seats of a battle in a list: who sits, which are free, who won. */
export function Sits({ battle }: { battle: Battle }) {
  const t = useT();
  const { teams, seats, ending } = battle;
  const groups: readonly (readonly Seat[])[] =
    teams === 0
      ? [seats]
      : Array.from({ length: teams }, (_, team) => seats.filter((seat) => seat.team === team + 1));
  return (
    <ul className={styles['sits']} aria-label={t('seatsTaken', { taken: battle.taken, seats: seats.length })}>
      {groups.map((group, place) => [
        place > 0 && (
          <li key={`vs ${group[0]?.seat ?? place}`} className={styles['vs']} aria-hidden="true">
            {t('vs')}
          </li>
        ),
        ...group.map(({ seat, person }) => (
          <li key={seat} data-won={battle.rule !== 'shared' && ending?.seats.includes(seat) === true}>
            {person === null ? (
              <span className={styles['free']}>
                <Icon name="plus" />
                <span className="sr-only">{t('free')}</span>
              </span>
            ) : (
              <>
                <Avatar image={person.avatar} size={32} />
                <span className="sr-only">{person.userName}</span>
              </>
            )}
          </li>
        )),
      ])}
    </ul>
  );
}
