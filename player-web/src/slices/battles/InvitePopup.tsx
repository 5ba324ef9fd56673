import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../shell/session';
import { Avatar, Button, Gem } from '../../shell/ui';
import { IconButton } from '../../shell/ui/Button';
import { useResultsHeld } from '../../shell/play/results';
import { useLive } from '../live/use-live';
import type { LiveEvents } from '../live/messages';
import { battlePath } from './paths';
import { mute } from './queries';
import { useT } from './t';
import styles from './Invite.module.css';

/** How long an invitation stays, in milliseconds (spec: 5 seconds). */
export const STAYS_MS = 5_000;

type Invitation = LiveEvents['invite'];

/** Invitations to battles: on any page for five seconds each, without ever taking the focus. */
export function InvitePopup() {
  const { token } = useSession();
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  const held = useResultsHeld();
  useLive(
    'drop',
    { invite: (message) => setInvitations((before) => [...before, message]) },
    token === undefined ? undefined : null,
  );
  const [shown] = invitations;
  const next = () => setInvitations((before) => before.slice(1));
  // A result that is being revealed keeps the screen to itself.
  if (shown === undefined || held) return null;
  return <InviteCard key={shown.position} invitation={shown} onGone={next} />;
}

export function InviteCard({ invitation, onGone }: { invitation: Invitation; onGone: () => void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const [isMuted, setMuted] = useReducer(() => true, false);
  const muting = useMutation({ mutationFn: () => mute(true), onSuccess: setMuted });
  const stays = useStay(onGone);
  const { name, avatar, roomPrice, roomId } = invitation;
  const join = () => {
    onGone();
    navigate(battlePath(roomId));
  };
  return (
    <aside
      className={`stage ${styles['invite'] ?? ''}`}
      role="status"
      aria-label={t('invite.popup')}
      data-stays={stays.held}
      {...stays.handlers}
    >
      <div className={styles['who']}>
        <Avatar image={avatar} size={40} />
        <p>
          <b>{t('invite.from', { name })}</b>
          <small>{t(isMuted ? 'invite.nowMuted' : 'invite.only')}</small>
        </p>
        <IconButton
          size="sm"
          icon="horn"
          label={t('invite.mute')}
          disabled={isMuted}
          busy={muting.isPending}
          onClick={() => muting.mutate()}
        />
      </div>
      <div className={styles['act']}>
        <p>
          <small>{t('perSeat')}</small>
          <Gem value={roomPrice} size="lg" />
        </p>
        <Button label={t('invite.later')} onClick={onGone} />
        <Button variant="play" label={t('invite.join')} onClick={join} />
      </div>
      <span className={styles['time']} aria-hidden="true" />
    </aside>
  );
}

/** Closes after five seconds. A pointer or the focus inside stops the time. */
function useStay(onGone: () => void) {
  const [held, setHeld] = useState(false);
  const left = useRef(STAYS_MS);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (held) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => gone.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - begun));
    };
  }, [held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const handlers = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  return { held, handlers };
}
