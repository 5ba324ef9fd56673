import type { BodyOf, DataOf } from '@skins/api/contract';
import type { cancelRoomOf, createRoomOf, issuePasswordsOf, publishRoomOf } from '@skins/api/rolls/contract';
import { answerOf, keyedAnswerOf } from '../../shell/session';

type RoomBody = BodyOf<typeof createRoomOf>;

/** @param key of the command, the same on every retry, so that the room is created once */
export const createRoom = (body: RoomBody, key: string) =>
  keyedAnswerOf<DataOf<typeof createRoomOf>>('/roll/create', body, key);
export const issuePasswords = (body: BodyOf<typeof issuePasswordsOf>, key: string) =>
  keyedAnswerOf<DataOf<typeof issuePasswordsOf>>('/roll/passwords', body, key);
export const publishRoom = (body: BodyOf<typeof publishRoomOf>) => answerOf('/roll/publish', body);
export const cancelRoom = (body: BodyOf<typeof cancelRoomOf>) => answerOf('/roll/cancel', body);
