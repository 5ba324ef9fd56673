import { type Command, type Moment, accepted } from '../../kernel/index.ts';
import { rootOf } from '../../transparency/index.ts';
import { RoomFrozen, RoomVoided, type VoidReason } from './events.ts';
import { type Room, type RoomState, roomPhaseOf } from './state.ts';

export interface FreezeContext extends Pick<Moment, 'time'> {
  /** the current one */
  readonly epoch: number;
}

/** Freezes the entries of a closed room; voids it if that is too late or there are none. Writes nothing if repeated. */
export const freezeRoom: Command<RoomState, object, FreezeContext, never, null> = {
  name: 'freeze-room',
  decide({ room }, _input, context) {
    if (roomPhaseOf(room) !== 'closed') return accepted();
    const reason = whyVoid(room, context);
    if (reason !== undefined) return accepted(RoomVoided.of({ reason }));
    return accepted(RoomFrozen.of({ count: room.tree.size, root: rootOf(room.tree) }));
  },
  reply: () => null,
};

function whyVoid({ created, tree }: Room, { time, epoch }: FreezeContext): VoidReason | undefined {
  if (tree.size === 0) return 'no-entries';
  if (created === undefined) return undefined;
  const { source } = created;
  if ('chain' in source) return time >= source.time ? 'late' : undefined;
  return source.epoch === epoch ? undefined : 'epoch';
}
