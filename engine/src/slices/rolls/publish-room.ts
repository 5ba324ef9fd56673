import { changeHashOf } from '../../fairness/index.ts';
import { type Command, type Place, accepted, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, type Commented, approvalFault, approvalOf } from '../operators/index.ts';
import { RoomPublished } from './events.ts';
import type { RoomContext } from './issue-passwords.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

interface PublishRoom extends Commented {
  readonly proposalId: string;
  /** place of the event that created the room, as the operator saw it */
  readonly created: Place;
}

/** In order of precedence. */
export type PublishRoomRejection =
  | ApprovalRejection
  /** it was cancelled, or its close has come */
  | { readonly code: 'room-over' };

/** Publishes a room that another operator created: players may join from here on. */
export const publishRoom: Command<RoomState, PublishRoom, RoomContext, PublishRoomRejection, null> = {
  name: 'publish-room',
  decide({ room, proposals }, { proposalId, created: place, comment }, { by, register, time }) {
    const { created } = room;
    const change = RoomPublished.of({ created: place });
    const hash = changeHashOf([change]);
    const approval = { proposalId, by, right: 'approve-rolls', hash, time } as const;
    const fault = approvalFault(register, proposals, approval);
    if (fault !== undefined) return rejected(fault);
    if (roomPhaseOf(room) !== 'created' || time >= (created?.closesAt ?? 0))
      return rejected({ code: 'room-over' });
    return accepted(change, approvalOf(proposalId, hash, comment));
  },
  reply: () => null,
};
