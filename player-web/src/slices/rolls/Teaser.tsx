import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { Countdown, Facts, Gem } from '../../shell/ui';
import { JoinButton } from './JoinButton';
import { paths, roomPath } from './paths';
import type { Room } from './queries';
import { PrizeStrip } from './RoomCard';
import { RoomTags } from './RoomTags';
import { useT } from './t';
import styles from './Teaser.module.css';

/** A room on the home page, with its countdown and a button to join. */
export function Teaser({ room }: { room: Room }) {
  const t = useT();
  return (
    <aside className={`panel pad ${styles['teaser'] ?? ''}`} aria-label={t('teaser.title')}>
      <div className="stack">
        <RoomTags room={room} />
        <h2 className="name-lg">
          <Link href={roomPath(room.id)}>{room.name}</Link>
        </h2>
      </div>
      <PrizeStrip images={room.prizeImg} />
      <Facts
        ruled
        facts={[
          { name: t('card.value'), value: <Gem value={room.totalValue} /> },
          { name: t('card.prizes'), value: t('card.pieces', { amount: count(room.prizes) }) },
          { name: t('card.people'), value: t('card.persons', { amount: count(room.people) }) },
        ]}
      />
      <div className="split">
        <Countdown until={room.rollTime} label={t('join.toClose')} />
        <Link className="link" href={paths.rooms}>
          {t('teaser.all')}
        </Link>
      </div>
      <JoinButton room={room} variant="play" />
    </aside>
  );
}
