import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { Refused } from '../../shell/net';
import { serverNow } from '../../shell/net/clock';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
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
      <div className="page page-main wall">
        <Breadcrumb />
        {error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <Failed error={error} retry={refetch} />
        )}
      </div>
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

/** A missing room is not an error: the page links to the others. */
function Failed({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  const t = useT();
  const gone = error instanceof Refused && (error.status === 404 || error.status === 400);
  if (!gone) return <ErrorNote error={error} text={t('failed')} onRetry={() => void retry()} />;
  return (
    <Empty
      text={t('gone')}
      action={<ButtonLink variant="solid" href={paths.rooms} label={t('teaser.all')} />}
    />
  );
}
