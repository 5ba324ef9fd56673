import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { serverNow } from '../../shell/net/clock';
import { RoomPending } from '../../shell/ui/RoomPending';
import { Fairness } from './Fairness';
import { paths } from './paths';
import { People } from './People';
import { PrizeGrid } from './PrizeGrid';
import { roomQuery } from './queries';
import { roomPoll } from './room-poll';
import { RoomStage } from './RoomStage';
import { sawRoom } from './seen-rooms';
import { useT } from './t';
import styles from './Room.module.css';

/** `/page/roll/{id}`: a room, the button to join, and the evidence of its draw. */
export function RoomPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useQuery({
    ...roomQuery(id, language),
    refetchInterval: ({ state }) => roomPoll(state.data, serverNow()),
  });
  const known = data?.room.id;
  useEffect(() => {
    if (known !== undefined) sawRoom(known);
  }, [known]);
  if (data === undefined)
    return (
      <RoomPending
        error={error}
        retry={refetch}
        className={styles['waiting']}
        failed={t('failed')}
        gone={t('gone')}
        others={{ href: paths.rooms, label: t('teaser.all') }}
      />
    );
  return (
    <>
      <RoomStage detail={data} />
      <div className="page page-main wall">
        <PrizeGrid prizes={data.prizes} ending={data.room.ending} />
        <div className="aside aside-late">
          <Fairness detail={data} />
          <People detail={data} />
        </div>
      </div>
    </>
  );
}
