import { Link } from 'wouter';
import { Avatar } from '../../shell/ui/Avatar';
import { userInfoPath } from './paths';
import { useT } from './t';
import styles from './Hall.module.css';

interface Person {
  readonly userId: string;
  readonly userName: string;
  readonly avatar: string;
  readonly vipLevel: number;
  readonly me: boolean;
}

/** A player as shown to others, with a link to their upgrades. */
export function Who({ person, size = 30 }: { person: Person; size?: number }) {
  const t = useT();
  return (
    <Link className={styles['who']} href={userInfoPath(person.userId)}>
      <Avatar
        image={person.avatar}
        vipLevel={person.vipLevel === 0 ? undefined : person.vipLevel}
        size={size}
      />
      <b>{person.me ? t('me', { name: person.userName }) : person.userName}</b>
    </Link>
  );
}
