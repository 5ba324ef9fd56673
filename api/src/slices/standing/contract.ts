import { LiftReason, SuspendReason } from '@skins/engine/standing';
import { Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { post } from '../../foundation/contract/call.ts';
import { Moment } from '../../foundation/contract/fields.ts';

export const suspendPlayer = post('/admin/api/player/suspend', {
  summary: 'Suspend a player: commands are refused until the end, logging in and reading go on',
  access: 'operator',
  right: 'suspend-players',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'unknown-player', 'end-passed'],
  body: Type.Object({
    playerId: PlayerId,
    reason: SuspendReason,
    until: Type.Union([Moment, Type.Null()], { description: 'null: until it is lifted' }),
  }),
  data: Type.Object({ position: Type.String() }),
});

export const endSuspension = post('/admin/api/player/lift', {
  summary: 'Lift a suspension before its end',
  access: 'operator',
  right: 'suspend-players',
  idempotencyKey: 'optional',
  refusals: ['may-not'],
  body: Type.Object({ playerId: PlayerId, reason: LiftReason }),
  data: Type.Object({ position: Type.String() }),
});
