import { useSourceWords } from '../fairness/Steers';
import { Tag } from '../../shell/ui';
import { OFFICIAL, type Room } from './queries';
import { useIsNew } from './seen-rooms';
import { useT } from './t';

const TONES = { waiting: 'ok', playing: 'warn', ended: undefined } as const;

/** A room's kind and state, in words. */
export function RoomTags({ room }: { room: Room }) {
  const t = useT();
  const isNew = useIsNew();
  const { couldSteer } = useSourceWords();
  const { type, state, ending, steers } = room;
  return (
    <span className="cluster">
      <Tag tone="accent" label={t(type === OFFICIAL ? 'kinds.official' : 'kinds.streamer')} />
      <Tag tone={TONES[state]} label={ending === null ? t(`states.${state}`) : t(`endings.${ending}`)} />
      {steers === 'shop' && <Tag tone="warn" label={couldSteer} />}
      {isNew(room) && <Tag tone="danger" label={t('fresh')} />}
      {room.password && state === 'waiting' && <Tag label={t('card.locked')} />}
      {room.conditions > 0 && state === 'waiting' && (
        <Tag label={t('card.asks', { amount: room.conditions })} />
      )}
    </span>
  );
}
