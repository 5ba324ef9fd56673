import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';

const RoomId = Type.String({ pattern: '^[0-9a-f]{12}$' });
const SpreadCode = Type.String({ minLength: 1, maxLength: 40 });

/** A room's request for help. */
const Room = {
  roomId: Type.String(),
  roomName: Type.String({ description: 'in the caller’s language' }),
  asked: Type.Boolean({ description: 'whether help still counts: the room is open, and asks for it' }),
};

export const assistanceCount = get('/api/activity/assistance/count', {
  summary: 'How many friends helped the player into a room, and how many it asks for',
  access: 'player',
  refusals: ['assist-not-asked'],
  query: Type.Object({ roomId: RoomId }),
  data: Type.Object({
    ...Room,
    count: Type.Integer({ minimum: 0 }),
    wanted: Type.Integer({ minimum: 0 }),
    share: Type.String({ description: 'path of the link that friends follow' }),
  }),
});

export const assistanceLink = get('/api/activity/assistance/link', {
  summary: 'Whom a link helps, and into which room',
  refusals: ['assist-not-asked', 'assist-unknown'],
  query: Type.Object({ poster: SpreadCode, roomId: RoomId }),
  data: Type.Object({
    ...Room,
    friend: Type.String({ description: 'who is helped, as players see each other' }),
    count: Type.Integer({ minimum: 0 }),
    wanted: Type.Integer({ minimum: 0 }),
    held: Type.Union([Type.Enum(['self', 'given', 'device']), Type.Null()], {
      description:
        'why the caller’s help would be refused: they ask for it themselves, helped in the room already, or their device did; null for others, and for visitors',
    }),
  }),
});

export const giveAssistance = post('/api/activity/assistance', {
  summary: 'Help another player into a room: once in a room, never oneself, a device once',
  access: 'player',
  idempotencyKey: 'optional',
  msg: { zh: '助力成功', en: 'You helped your friend', ru: 'Вы помогли другу', vi: 'Đã trợ giúp bạn bè' },
  refusals: ['assist-not-asked', 'assist-unknown', 'assist-self', 'assist-given', 'assist-device'],
  body: Type.Object({ spreadCode: SpreadCode, roomId: RoomId }),
  data: Type.Object({
    roomId: Type.String(),
    count: Type.Integer({ minimum: 1, description: 'who helped that player so far' }),
    position: Type.String(),
  }),
});
