import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { Facts, Gem } from '../../shell/ui';
import { JoinPanel } from './JoinPanel';
import { Progress } from './Progress';
import type { RoomDetail } from './queries';
import { RoomTags } from './RoomTags';
import { useT } from './t';
import { TopPrizes } from './TopPrizes';
import styles from './Room.module.css';

/** A room's prizes, their winners, and the button to join. */
export function RoomStage({ detail }: { detail: RoomDetail }) {
  const t = useT();
  const { room } = detail;
  return (
    <section className="stage stage-section">
      <div className={`page ${styles['stage'] ?? ''}`}>
        <Breadcrumb here={room.name} />
        <div className={`aside ${styles['head'] ?? ''}`}>
          <div className="stack">
            <RoomTags room={room} />
            <h1 className="title-page">{room.name}</h1>
            {room.description !== '' && <p className="lede">{room.description}</p>}
            {room.host !== null && <p className="note">{t('card.host', { name: room.host.userName })}</p>}
            <Facts
              facts={[
                { name: t('card.value'), value: <Gem value={room.totalValue} /> },
                { name: t('card.prizes'), value: t('card.pieces', { amount: count(room.prizes) }) },
                { name: t('card.people'), value: t('card.persons', { amount: count(room.people) }) },
                ...(room.people > 0
                  ? [
                      {
                        name: t('card.chance'),
                        value: `${count(Math.min(room.prizes, room.people))} / ${count(room.people)}`,
                      },
                    ]
                  : []),
              ]}
            />
            {room.state !== 'waiting' && <Progress detail={detail} />}
            <TopPrizes detail={detail} />
          </div>
          <JoinPanel detail={detail} />
        </div>
      </div>
    </section>
  );
}
