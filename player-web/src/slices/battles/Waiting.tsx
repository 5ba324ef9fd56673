import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openLogin, openModal } from '../../shell/app/modals';
import { clock, gems, percent } from '../../shell/i18n/format';
import { Refused, commandKey } from '../../shell/net';
import { useServerNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { Avatar, Button, Icon, SeedField, toast } from '../../shell/ui';
import { PayChoice } from './PayChoice';
import { battlePath } from './paths';
import { type Battle, type BattleDetail, type Pay, cancel, rulesQuery } from './queries';
import { RoomHead } from './RoomHead';
import { minutesLeft } from './StateTag';
import { useT } from './t';
import { useCards } from './use-card';
import { useJoin } from './use-join';
import { hueOf, partyOf, teamLetter } from './words';
import styles from './Room.module.css';

/** A battle with free seats: who sits, how to sit down, and how long it waits. */
export function Waiting({ detail: { battle } }: { detail: BattleDetail }) {
  const t = useT();
  const free = battle.seats.length - battle.taken;
  const inside = battle.mine !== null;
  return (
    <>
      <RoomHead
        battle={battle}
        title={t(inside ? 'wait.title' : 'wait.forYou', { count: free })}
        fact={{
          name: t('wait.back'),
          value: percent(battle.price === 0 ? 0 : battle.expected / battle.price),
        }}
      />
      <ol className={styles['places']} style={{ '--n': battle.seats.length }}>
        {battle.seats.map((seat) => (
          <li
            key={seat.seat}
            className={styles['place']}
            data-free={seat.person === null}
            style={{ '--hue': hueOf(partyOf(battle, seat)) }}
          >
            {seat.person === null ? (
              <span className={styles['freeSeat']} aria-hidden="true">
                <Icon name="plus" />
              </span>
            ) : (
              <Avatar image={seat.person.avatar} size={72} />
            )}
            <b>
              {seat.person?.userName ?? t('free')} {seat.person?.me === true && t('me')}
            </b>
            <small>
              {battle.teams > 0 && `${t('team', { letter: teamLetter(seat.team) })} · `}
              {t('seat', { seat: seat.seat })}
              {seat.person === null && ` · ${t(free === 1 ? 'wait.last' : 'wait.startsFull')}`}
            </small>
          </li>
        ))}
      </ol>
      {inside ? <Inside battle={battle} /> : <Outside battle={battle} />}
      <WaitBar battle={battle} />
    </>
  );
}

function WaitBar({ battle }: { battle: Battle }) {
  const t = useT();
  const now = useServerNow();
  return (
    <div className={`panel ${styles['bar'] ?? ''}`}>
      <p>
        <span className={`dot dot-live ${styles['live'] ?? ''}`} aria-hidden="true" />{' '}
        <span role="timer">{t('wait.left', { left: minutesLeft(battle.waitsUntil - now) })}</span>
        <small>{t('wait.whenFull')}</small>
      </p>
      <span className="note">{t('wait.until', { time: clock(battle.waitsUntil) })}</span>
    </div>
  );
}

/** Whoever sits: the link, people to invite, and for the creator the way back. */
function Inside({ battle }: { battle: Battle }) {
  const t = useT();
  return (
    <div className={`panel ${styles['do'] ?? ''}`}>
      <SeedField label={t('wait.link')} value={`${location.origin}${battlePath(battle.id)}`} />
      <Button
        variant="play"
        size="lg"
        icon="people"
        label={t('invite.open')}
        onClick={() => openModal('battleInvite', { battleId: battle.id })}
      />
      {battle.creator && <CancelButton battleId={battle.id} />}
    </div>
  );
}

function CancelButton({ battleId }: { battleId: string }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const [sure, setSure] = useState(false);
  const [key, setKey] = useState(commandKey);
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancel({ key, battleId }),
    onSuccess: () => toast.ok(t('wait.cancelled')),
    onError: (error) => {
      if (error instanceof Refused) setKey(commandKey());
      setSure(false);
      toast.error(error instanceof Refused ? error.message : ui('ui.error.unreachable'));
    },
  });
  return (
    <Button
      variant={sure ? 'danger' : 'quiet'}
      label={t(sure ? 'wait.cancelSure' : 'wait.cancel')}
      busy={isPending}
      onClick={() => (sure ? mutate() : setSure(true))}
      onBlur={() => !isPending && setSure(false)}
    />
  );
}

/** Whoever may sit down: how it is paid, and the button. */
function Outside({ battle }: { battle: Battle }) {
  const t = useT();
  const { token } = useSession();
  const { data: rules } = useQuery(rulesQuery);
  const cards = useCards();
  const [chosen, setPay] = useState<Pay>('gems');
  const pay = chosen === 'card' && battle.card && cards > 0 ? 'card' : 'gems';
  const { send, sending } = useJoin(battle.id);
  if (!battle.joinable) return <p className={`panel pad ${styles['do'] ?? ''}`}>{t('wait.closed')}</p>;
  if (token === undefined)
    return (
      <div className={`panel ${styles['do'] ?? ''}`}>
        <p>
          {t('wait.visitor')}
          <br />
          <span className="note">{t('wait.visitorNote')}</span>
        </p>
        <Button variant="play" size="lg" label={t('wait.login')} onClick={openLogin} />
      </div>
    );
  return (
    <div className={`panel ${styles['do'] ?? ''}`}>
      <div className="stack">
        <PayChoice
          price={battle.price}
          cardValue={rules?.cardValue ?? 0}
          fits={battle.card}
          cards={cards}
          value={pay}
          onChange={setPay}
        />
        <p className="note">
          {t('wait.held')} {battle.oneADevice && t('wait.device')}
        </p>
      </div>
      <Button
        variant="play"
        size="lg"
        label={pay === 'card' ? t('wait.sitCard') : t('wait.sit', { price: gems(battle.price) })}
        busy={sending}
        onClick={() => send(pay)}
      />
    </div>
  );
}
