import { count, moment } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Button, Countdown, Facts, Icon, Seal } from '../../shell/ui';
import { minutesLeft } from '../../shell/ui/time-left';
import { Outcome } from './Outcome';
import type { RoomDetail } from './queries';
import { RequirementList } from './RequirementList';
import { useT } from './t';
import { usePressJoin } from './use-join';
import styles from './Room.module.css';

/** The closing time, the conditions and the button to join; afterwards the result. */
export function JoinPanel({ detail }: { detail: RoomDetail }) {
  const t = useT();
  const { room, requirements, own } = detail;
  return (
    <section className={`panel stack ${styles['join'] ?? ''}`} aria-label={t('card.look')}>
      {room.state === 'waiting' && <Open detail={detail} />}
      {room.state === 'playing' && <Waiting detail={detail} />}
      {room.state === 'ended' && <Ended detail={detail} />}
      {requirements.length > 0 && room.state === 'waiting' && (
        <div className="stack">
          <h2 className="title-card">{t('asks.title')}</h2>
          <RequirementList requirements={requirements} />
        </div>
      )}
      {own !== null && (
        <div className={styles['own']}>
          <Icon name="check" />
          <p>
            <b>{t('join.own', { n: count(own.n) })}</b>
            <small>{t('join.seed', { seed: own.userSeed })}</small>
          </p>
        </div>
      )}
      {room.state === 'waiting' && <Join detail={detail} />}
    </section>
  );
}

function Open({ detail: { room } }: { detail: RoomDetail }) {
  const t = useT();
  return (
    <div className="stack">
      <p className="note">{t('join.toClose')}</p>
      <Countdown until={room.rollTime} label={t('join.toClose')} />
      <p className="note">{moment(room.rollTime)}</p>
    </div>
  );
}

/** The entries are frozen or about to be: nobody can know yet who wins. */
function Waiting({ detail: { evidence } }: { detail: RoomDetail }) {
  const t = useT();
  const now = useServerNow();
  const { source } = evidence;
  const at = source.kind === 'beacon' ? source.time : evidence.closesAt;
  return (
    <div className="stack">
      <p className="note">
        {source.kind === 'beacon' ? t('join.toRound', { round: count(source.round) }) : t('join.toDraw')}
      </p>
      <b className={styles['left']} role="timer">
        {at > now ? minutesLeft(at - now) : t('join.soon')}
      </b>
    </div>
  );
}

function Ended({ detail }: { detail: RoomDetail }) {
  const t = useT();
  const { ending } = detail.room;
  if (ending === null) return null;
  return (
    <>
      <div className="cluster">
        {ending === 'drawn' && <Seal />}
        <h2 className="title-card">{t(`endings.${ending}`)}</h2>
      </div>
      <p className="muted">{t(`endingText.${ending}`)}</p>
      {ending === 'drawn' && detail.own !== null && <Outcome detail={detail} />}
      <Facts
        names="beside"
        facts={[
          { name: t('card.closed'), value: moment(detail.room.rollTime) },
          { name: t('card.people'), value: t('card.persons', { amount: count(detail.room.people) }) },
        ]}
      />
    </>
  );
}

function Join({ detail: { room } }: { detail: RoomDetail }) {
  const t = useT();
  const open = useServerNow() < room.rollTime;
  const { press, sending } = usePressJoin(room);
  const once = room.joinType === 'roll_join_once_password';
  return (
    <div className="stack">
      {room.isJoin ? (
        <Button wide size="lg" icon="check" label={t('join.joined')} disabled />
      ) : (
        <Button
          wide
          size="lg"
          variant="play"
          label={t(sending ? 'join.joining' : open ? 'join.now' : 'card.closed')}
          busy={sending}
          disabled={!open}
          onClick={press}
        />
      )}
      {!room.isJoin && (
        <p className="note">
          {t('join.free')} {room.oneADevice && t('join.device')}{' '}
          {room.password && t(once ? 'join.once' : 'join.password')}
        </p>
      )}
    </div>
  );
}
