// Roll rooms: many players share a room, and a public draw gives its prizes away for free.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { cancelRoom } from './cancel-room.ts';
import { claimDevice } from './claim-device.ts';
import { closeRoom } from './close-room.ts';
import { createRoom } from './create-room.ts';
import { devices } from './devices.ts';
import { endRoom } from './end-room.ts';
import { RoomCreated, events, measures } from './events.ts';
import { nextActions } from './flow.ts';
import { freezeRoom } from './freeze-room.ts';
import { grantPrize } from './grant-prize.ts';
import { holdDraw } from './hold-draw.ts';
import { issuePasswords } from './issue-passwords.ts';
import { joinRoom } from './join-room.ts';
import { notePrizes } from './note-prizes.ts';
import { passPrize } from './pass-prize.ts';
import { rolls as fold } from './player.ts';
import { publishRoom } from './publish-room.ts';
import { refuseEntry } from './refuse-entry.ts';
import { sealRoom } from './seal-room.ts';
import { ROLL_TERMS } from './settings/events.ts';
import { room } from './state.ts';
import { takeEntries } from './take-entries.ts';
import { voidRoom } from './void-room.ts';

export * from './events.ts';
export { ROLL_TERMS } from './settings/events.ts';
export { type Room, type RoomState, roomPhaseOf } from './state.ts';
export { type Rolls } from './player.ts';
export { figuresOf, isMet } from './figures.ts';
export { entrantOf } from '../../fairness/index.ts';
export { ROLLS_PORT } from './flow.ts';
export { type CreateRoomRejection, createRoom } from './create-room.ts';
export { type IssuePasswordsRejection, issuePasswords } from './issue-passwords.ts';
export { type PublishRoomRejection, publishRoom } from './publish-room.ts';
export { type CancelRoomRejection, cancelRoom } from './cancel-room.ts';
export { type JoinRoomContext, type JoinRoomRejection, joinRoom } from './join-room.ts';
export { claimDevice } from './claim-device.ts';
export { type Answered, type Asked, takeEntries } from './take-entries.ts';
export { closeRoom } from './close-room.ts';
export { freezeRoom } from './freeze-room.ts';
export { type SealRoom, sealRoom } from './seal-room.ts';
export { voidRoom } from './void-room.ts';
export { type HoldDraw, holdDraw } from './hold-draw.ts';
export { passPrize } from './pass-prize.ts';
export { notePrizes } from './note-prizes.ts';
export { endRoom } from './end-room.ts';
export { refuseEntry } from './refuse-entry.ts';
export { grantPrize } from './grant-prize.ts';

export const rolls = defineSlice({
  name: 'rolls',
  events,
  player: playerPart(fold),
  streams: {
    roll: defineStream({ fold: room, id: /^[0-9a-f]{12}$/, begins: RoomCreated, nextActions }),
    device: defineStream({ fold: devices, id: /^[0-9a-f]{12}$/ }),
  },
  commands: {
    'create-room': createRoom,
    'issue-passwords': issuePasswords,
    'publish-room': publishRoom,
    'cancel-room': cancelRoom,
    'claim-device': claimDevice,
    'join-room': joinRoom,
    'take-entries': takeEntries,
    'close-room': closeRoom,
    'freeze-room': freezeRoom,
    'seal-room': sealRoom,
    'void-room': voidRoom,
    'hold-draw': holdDraw,
    'pass-prize': passPrize,
    'note-prizes': notePrizes,
    'end-room': endRoom,
    'refuse-entry': refuseEntry,
    'grant-prize': grantPrize,
  },
  measures,
  rules: [ROLL_TERMS],
  audit,
});
