import { useServerNow } from '../../shell/net/clock';
import { Button, ButtonLink } from '../../shell/ui';
import { roomPath } from './paths';
import type { Room } from './queries';
import { useT } from './t';
import { usePressJoin } from './use-join';

interface Props {
  room: Room;
  /** play: if joining is the main action of the page. */
  variant?: 'play' | 'solid' | undefined;
  size?: 'lg' | 'sm' | undefined;
}

/** Joins a room while it is open; afterwards links to it. */
export function JoinButton({ room, variant = 'solid', size }: Props) {
  const t = useT();
  const open = useServerNow() < room.rollTime && room.state === 'waiting';
  const { press, sending } = usePressJoin(room);
  if (!open) return <ButtonLink wide size={size} href={roomPath(room.id)} label={t('card.look')} />;
  if (room.isJoin) return <Button wide size={size} icon="check" label={t('join.joined')} disabled />;
  return (
    <Button
      wide
      variant={variant}
      size={size}
      label={t(sending ? 'join.joining' : 'join.now')}
      aria-label={`${t('join.now')}: ${room.name}`}
      busy={sending}
      onClick={press}
    />
  );
}
