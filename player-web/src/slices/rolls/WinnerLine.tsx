import { Link } from 'wouter';
import { profilePath } from '../profile/paths';
import { Avatar } from '../../shell/ui/Avatar';
import type { Person, Prize } from './queries';
import { useT } from './t';
import styles from './Room.module.css';

/** The winner of a prize, and whether the prize is in their bag. */
export function WinnerLine({ prize: { winner, given } }: { prize: Prize }) {
  const t = useT();
  if (winner === null) return <span className="note">{t('prizes.nobody')}</span>;
  return (
    <span className={styles['winner']}>
      <PersonLink person={winner} />
      <small className="note">{t(given ? 'prizes.given' : 'prizes.giving')}</small>
    </span>
  );
}

/** A player as shown to others. */
export function PersonLink({ person }: { person: Person }) {
  const t = useT();
  const { userId, userName, avatar, me } = person;
  return (
    <Link className={styles['person']} href={profilePath(userId)}>
      <Avatar image={avatar} size={30} />
      <b>{me ? t('prizes.me', { name: userName }) : userName}</b>
    </Link>
  );
}
