import { clock, count } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Avatar } from '../../shell/ui';
import steps from '../rolls/Progress.module.css';
import type { BattleDetail } from './queries';
import { RoomHead } from './RoomHead';
import { seenBattle } from './seen-battles';
import { useT } from './t';
import { hueOf, partyOf } from './words';
import styles from './Room.module.css';

/** Beats of the beacon before the one that decides. */
const BEATS = [3, 2, 1] as const;

/** Full and frozen: which round of the beacon is waited for, and when it comes. */
export function Counting({ detail }: { detail: BattleDetail }) {
  const t = useT();
  const { battle, evidence } = detail;
  const now = useServerNow();
  const roundTime = battle.roundTime ?? now;
  const left = Math.max(0, Math.ceil((roundTime - now) / 1000));
  const number = battle.roundNumber ?? 0;
  const period = evidence.source?.chain.period ?? 3_000;
  return (
    <>
      <RoomHead
        battle={battle}
        title={t('count.title')}
        fact={{ name: t('count.round'), value: count(number) }}
      />
      <div className={styles['lampRow']}>
        <ol className={styles['beats']} aria-hidden="true">
          {BEATS.map((before) => {
            const time = roundTime - before * period;
            const out = time <= now;
            return (
              <li key={before} data-state={out ? 'done' : 'next'}>
                …{String(number - before).slice(-3)}
                <span>{out ? t('count.out') : clock(time)}</span>
              </li>
            );
          })}
        </ol>
        <div className={styles['lamp']} role="timer" aria-label={t('count.timer', { count: left })}>
          <b aria-hidden="true">{left > 0 ? left : '…'}</b>
          <small aria-hidden="true">{t(left > 0 ? 'count.seconds' : 'count.due')}</small>
        </div>
        <div className={styles['lampSay']}>
          <p className="title-card">{t('count.what')}</p>
          <p className="muted">
            {t('count.text', { round: count(number), time: clock(roundTime) })}{' '}
            {battle.steers === 'shop' && t('count.shop')}
          </p>
        </div>
      </div>
      <ol className={styles['seated']} style={{ '--n': battle.seats.length }}>
        {battle.seats.map((seat) => (
          <li key={seat.seat} className="panel" style={{ '--hue': hueOf(partyOf(battle, seat)) }}>
            {seat.person !== null && <Avatar image={seat.person.avatar} size={36} />}
            <span>
              <b>
                {seat.person?.userName} {seat.person?.me === true && t('me')}
              </b>
              <small>
                {t('seat', { seat: seat.seat })} ·{' '}
                {t('count.seed', { seed: evidence.seats.find(({ n }) => n === seat.seat)?.userSeed ?? '–' })}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <CountSteps detail={detail} />
    </>
  );
}

/** What has happened, what is waited for, and what comes next. */
function CountSteps({ detail: { battle, evidence } }: { detail: BattleDetail }) {
  const t = useT();
  const { frozen, sealed } = evidence;
  const seen = seenBattle(evidence);
  const list = [
    { name: t('steps.frozen'), time: frozen?.time ?? null, done: frozen !== null },
    { name: t('steps.sealed'), time: sealed?.time ?? null, done: sealed !== null },
    { name: t('steps.seen'), time: seen?.time ?? null, done: seen !== undefined },
    { name: t('steps.round'), time: battle.roundTime, done: evidence.round !== null },
    { name: t('steps.first'), time: battle.startsAt, done: false },
  ];
  const now = list.findIndex(({ done }) => !done);
  return (
    <ol className={steps['steps']} aria-label={t('steps.title')}>
      {list.map(({ name, time, done }, place) => (
        <li key={name} data-state={done ? 'done' : place === now ? 'now' : 'next'}>
          <b>{name}</b>
          {time !== null && <small>{clock(time)}</small>}
        </li>
      ))}
    </ol>
  );
}
