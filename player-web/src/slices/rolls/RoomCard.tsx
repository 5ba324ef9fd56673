import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { Facts, Gem } from '../../shell/ui';
import { SkinPlate } from '../../shell/ui/SkinPlate';
import { JoinButton } from './JoinButton';
import { roomPath } from './paths';
import type { Room } from './queries';
import { RoomTags } from './RoomTags';
import { useT } from './t';
import { useLeft } from './use-left';
import styles from './RoomCard.module.css';

/** A room in a list; the whole card links to the room. */
export function RoomCard({ room }: { room: Room }) {
  const t = useT();
  const left = useLeft(room.rollTime);
  const { name, host, state } = room;
  return (
    <article className={`panel ${styles['card'] ?? ''}`} data-state={state}>
      <RoomTags room={room} />
      <h3 className="name-lg">
        <Link className={styles['link']} href={roomPath(room.id)}>
          {name}
        </Link>
      </h3>
      <p className="note">
        {host !== null && <>{t('card.host', { name: host.userName })} · </>}
        {state === 'waiting' && left !== undefined ? t('card.left', { left }) : t('card.closed')}
      </p>
      <PrizeStrip images={room.prizeImg} />
      <Facts
        ruled
        facts={[
          { name: t('card.value'), value: <Gem value={room.totalValue} /> },
          { name: t('card.prizes'), value: t('card.pieces', { amount: count(room.prizes) }) },
          { name: t('card.people'), value: t('card.persons', { amount: count(room.people) }) },
        ]}
      />
      <div className={styles['act']}>
        <JoinButton room={room} />
      </div>
    </article>
  );
}

/** A room's most valuable prizes, side by side. */
export const PrizeStrip = ({ images }: { images: readonly string[] }) => (
  <div className={styles['prizes']} aria-hidden="true">
    {images.slice(0, STRIP).map((image, place) => (
      // Two prizes may be the same skin, so the key contains the place.
      // oxlint-disable-next-line react/no-array-index-key
      <SkinPlate key={`${image} ${place}`} image={image} alt="" className={styles['plate']} />
    ))}
  </div>
);

const STRIP = 3;
