import { SuspendReason } from '@skins/engine/standing';
import { Type } from 'typebox';
import { Count, PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { Exported } from './exported.ts';

const OfPlayer = Type.Object({ playerId: PlayerId });

const Suspension = Type.Object({
  reason: SuspendReason,
  until: Type.Union([Time, Type.Null()], { description: 'null: until it is lifted' }),
  since: Time,
});

export const playerMoment = get('/admin/api/player/moment', {
  summary:
    'What a player had at a moment: folds the player’s events up to it, so it costs as much as there are of them',
  access: 'operator',
  right: 'read-players',
  perMinute: 120,
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId, at: Time }),
  data: Type.Object({
    at: Time,
    version: Type.Integer({ description: 'events of the player up to then' }),
    newest: Type.Union([Time, Type.Null()], { description: 'time of the last of them' }),
    balance: Gems,
    bagCount: Count,
    bagValue: Gems,
    items: Type.Array(Type.Object({ id: Type.String(), skinId: Type.String(), value: Gems }), {
      description: 'the newest 50',
    }),
    suspension: Type.Union([Suspension, Type.Null()]),
  }),
});

export const playerSessions = get('/admin/api/player/sessions', {
  summary: 'Where a player is logged in',
  access: 'operator',
  right: 'read-players',
  query: OfPlayer,
  data: Type.Array(Type.Object({ id: Type.String(), created: Time })),
});

export const endPlayerSessions = post('/admin/api/player/sessions/end', {
  summary: 'End a session of a player, or all of them',
  access: 'operator',
  right: 'end-sessions',
  refusals: ['unknown-record'],
  body: Type.Object({
    playerId: PlayerId,
    id: Type.Union([Type.String({ maxLength: 64 }), Type.Null()], { description: 'null: all of them' }),
  }),
  data: Type.Null(),
});

const NOTE_MAX = 2_000;
export const playerNotes = get('/admin/api/player/notes', {
  summary: 'Operators’ notes about a player, the newest first',
  access: 'operator',
  right: 'read-notes',
  query: OfPlayer,
  data: Type.Array(
    Type.Object({ id: Type.Integer(), time: Time, author: Type.String(), text: Type.String() }),
  ),
});

export const writePlayerNote = post('/admin/api/player/notes', {
  summary: 'Write a note about a player: it lies encrypted beside the log, and stays as it is',
  access: 'operator',
  right: 'write-notes',
  perMinute: 60,
  refusals: ['note-not-kept'],
  body: Type.Object({ playerId: PlayerId, text: Type.String({ minLength: 1, maxLength: NOTE_MAX }) }),
  data: Type.Null(),
});

export const LOOK_REASONS = ['contact', 'identity', 'fraud', 'authority', 'request'] as const;
/** Reason for viewing masked data; stored in the trail. */
const LookReason = Type.Enum([...LOOK_REASONS]);

export const unmaskPlayer = post('/admin/api/player/unmask', {
  summary: 'A player’s whole phone number: leaves a trail with the reason',
  access: 'operator',
  right: 'unmask-players',
  perMinute: 30,
  refusals: ['unknown-player'],
  body: Type.Object({ playerId: PlayerId, reason: LookReason }),
  data: Type.Object({ phone: Type.String() }),
});

export const exportPlayer = post('/admin/api/player/export', {
  summary:
    'Everything that is known of a player, for that player: leaves a trail with the reason; costs as much as there are events',
  access: 'operator',
  right: 'export-players',
  perMinute: 10,
  refusals: ['unknown-player'],
  body: Type.Object({ playerId: PlayerId, reason: LookReason }),
  data: Exported,
});
