import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Rarity, Time } from '../../foundation/contract/fields.ts';
import { BEGUN, NOTICES } from './notice.ts';

const Count = Type.Integer({ minimum: 0 });
const Position = Type.String({ pattern: '^[0-9]{12}$', description: 'in the log' });

const Notice = Type.Object({
  position: Type.Union([Position, Type.Null()], { description: 'null: it comes from a reminder' }),
  kind: Type.Enum([...NOTICES, BEGUN]),
  ref: Type.String({
    description: 'room, battle, item, wish, order, activity, or board and house day that it is about',
  }),
  name: Type.Union([Type.String(), Type.Null()], { description: 'of an activity' }),
  skin: Type.Union([
    Type.Object({
      name: Type.String(),
      image: Type.String(),
      skinsRarity: Rarity,
      category: Type.String(),
      exterior: Type.String(),
    }),
    Type.Null(),
  ]),
  gems: Type.Union([Gems, Type.Null()], { description: 'null: it is about no sum' }),
  unread: Type.Boolean(),
  createTime: Time,
});

export const inbox = get('/api/inbox', {
  summary: 'What the player waited for and what came of it, the newest first; nothing that has not landed',
  access: 'player',
  waits: true,
  data: Type.Object({ unread: Count, records: Type.Array(Notice, { description: 'at most 50' }) }),
});

export const readInbox = post('/api/inbox/read', {
  summary: 'Mark notifications as read, up to one',
  access: 'player',
  body: Type.Object({
    through: Position,
    begun: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), {
        maxItems: 50,
        description: 'activities of whose start was told',
      }),
    ),
  }),
  data: Type.Object({ unread: Count }),
});
