import {
  CANCELLATIONS,
  CONDITIONS_MAX,
  PASSWORDS_AT_ONCE,
  PRIZES_MAX,
  WINDOW_DAYS_MAX,
} from '@skins/engine/rolls';
import { Image } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { Names, PlayerId } from '../../foundation/contract/admin/fields.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';

// Operators' calls about rooms.

const RoomId = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Kind = Type.Integer({ minimum: 0, maximum: 1, description: '0 official, 1 streamer' });

const WHY = ['may-not', 'room-unknown', 'room-refused'] as const;
const Position = Type.String();
const Done = Type.Object({ position: Position });
const Days = Type.Integer({ minimum: 1, maximum: WINDOW_DAYS_MAX });
const Amount = gems({ minimum: 0.0001, maximum: 10 ** 9 });

const AskedCondition = Type.Union([
  Type.Object({ kind: Type.Literal('paid-in'), amount: Amount, days: Days }),
  Type.Object({
    kind: Type.Literal('opens'),
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    days: Days,
  }),
  Type.Object({ kind: Type.Literal('vip'), level: Type.Integer({ minimum: 1, maximum: 10 }) }),
  Type.Object({ kind: Type.Literal('invited') }),
  Type.Object({ kind: Type.Literal('assists'), count: Type.Integer({ minimum: 1, maximum: 1_000 }) }),
]);

export const roomCeiling = get('/admin/api/roll/ceiling', {
  summary: 'The most that the prizes of a new room may be worth now',
  access: 'operator',
  right: 'propose-rolls',
  data: Type.Object({ ceiling: Gems }),
});

export const createRoomOf = post('/admin/api/roll/create', {
  summary:
    'Make a room, and propose to publish it: another operator approves that. Its prizes are held from here.',
  access: 'operator',
  right: 'propose-rolls',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'room-refused'],
  body: Type.Object({
    type: Kind,
    host: Type.Optional(PlayerId),
    name: Names,
    description: Names,
    image: Image,
    skinIds: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      minItems: 1,
      maxItems: PRIZES_MAX,
      description: 'of the prizes, the first one first, at their prices in force',
    }),
    conditions: Type.Array(AskedCondition, { maxItems: CONDITIONS_MAX }),
    oneADevice: Type.Optional(
      Type.Boolean({
        description: 'whether each device lets one account in; unless told, where there are no conditions',
      }),
    ),
    door: Type.Enum(['open', 'password', 'once']),
    password: Type.Optional(Type.String({ minLength: 4, maxLength: 64 })),
    closesAt: Time,
  }),
  data: Type.Object({ id: RoomId, proposalId: Type.String(), position: Position }),
});

export const issuePasswordsOf = post('/admin/api/roll/passwords', {
  summary: 'One-time passwords of a room: shown in this answer alone, as the log keeps keyed hashes',
  access: 'operator',
  right: 'propose-rolls',
  idempotencyKey: 'optional',
  refusals: WHY,
  body: Type.Object({ id: RoomId, count: Type.Integer({ minimum: 1, maximum: PASSWORDS_AT_ONCE }) }),
  data: Type.Object({ passwords: Type.Array(Type.String()), position: Position }),
});

export const publishRoomOf = post('/admin/api/roll/publish', {
  summary: 'Publish a room that another operator made: players may join from here on',
  access: 'operator',
  right: 'approve-rolls',
  perMinute: 10,
  idempotencyKey: 'optional',
  refusals: [...PROOF_REFUSALS, ...WHY],
  body: Type.Object({
    id: RoomId,
    proposalId: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Done,
});

export const cancelRoomOf = post('/admin/api/roll/cancel', {
  summary: 'Take a room back before its close: its prizes are back, and nobody paid anything',
  access: 'operator',
  right: 'propose-rolls',
  idempotencyKey: 'optional',
  refusals: WHY,
  body: Type.Object({ id: RoomId, reason: Type.Enum([...CANCELLATIONS]) }),
  data: Done,
});
