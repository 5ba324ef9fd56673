import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { count } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button, type DialogControl, Facts, Gem, Icon, Tag } from '../../shell/ui';
import { hoursLeft } from '../../shell/ui/time-left';
import { PrizeStrip } from '../rolls/RoomCard';
import { roomPath } from '../rolls/paths';
import { PaneFrame } from './PaneFrame';
import { type Welfare, moveTo, refreshFirstDay } from './queries';
import { useT } from './t';
import { useFailure } from './use-first-day';
import styles from './FirstDay.module.css';

type Room = NonNullable<Welfare['rollList']['roll']>;

const POLL_MS = 30_000;
const ALL_DONE = 5;

/** Step 4: the room for new players, or the notice that it is being listed. */
export function RollPane({ day, control }: { day: Welfare; control: DialogControl }) {
  const t = useT();
  const { isOff, status, roll } = day.rollList;
  const [, navigate] = useLocation();
  const underOneKey = useKeptKey();
  const failed = useFailure();
  const go = useMutation({
    mutationFn: async (room: Room) => {
      if (status === '') await underOneKey({ status: ALL_DONE }, moveTo);
      return room.id;
    },
    onSuccess: async (roomId) => {
      void refreshFirstDay();
      await control.close();
      navigate(roomPath(roomId));
    },
    onError: failed,
  });
  useEffect(() => {
    if (!isOff) return undefined;
    const timer = setInterval(() => void refreshFirstDay(), POLL_MS);
    return () => clearInterval(timer);
  }, [isOff]);
  return (
    <PaneFrame
      light="wall"
      title={t('roll.title')}
      note={t('roll.text')}
      foot={
        <>
          <p className="note">{t('roll.after')}</p>
          <Button
            variant="play"
            size="lg"
            label={t(isOff ? 'roll.off' : 'roll.go')}
            disabled={roll === null}
            busy={go.isPending}
            onClick={() => roll !== null && go.mutate(roll)}
          />
        </>
      }
    >
      {roll === null ? (
        <p className={styles['listing']} role="status">
          <Icon name="clock" />
          <span>
            <b>{t('roll.listing')}</b>
            <small>{t('roll.listingText')}</small>
          </span>
        </p>
      ) : (
        <RoomPanel room={roll} />
      )}
    </PaneFrame>
  );
}

function RoomPanel({ room }: { room: Room }) {
  const t = useT();
  const now = useServerNow();
  return (
    <article className={`panel ${styles['room']}`}>
      <div className="split">
        <b className="name-lg">{room.name}</b>
        <Tag tone="accent" label={t(room.type === 0 ? 'roll.official' : 'roll.streamer')} />
      </div>
      <PrizeStrip images={room.prizeImg} />
      <Facts
        even
        facts={[
          { name: t('roll.value'), value: <Gem value={room.totalValue} /> },
          { name: t('roll.prizes'), value: count(room.prizes) },
          { name: t('roll.people'), value: count(room.people) },
          { name: t('roll.closes'), value: hoursLeft(room.rollTime - now) },
        ]}
      />
    </article>
  );
}
