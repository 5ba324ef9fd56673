import { closed } from '@skins/engine/kernel';
import { VIP_LEVEL_MAX } from '@skins/engine/vip';
import { type Static, Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';

const Level = Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX });

const WeekClaimRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  level: Level,
  gems: Gems,
  monday: Type.String({ description: 'the first day of the week of the house: 2026-11-23' }),
  time: Time,
});
export type WeekClaimRow = Static<typeof WeekClaimRow>;

/** The slice's resources in the console. */
export const resources = {
  'week-claims': resource({
    right: 'read-players',
    summary: 'What VIP levels were given by weeks, as players claimed it',
    row: WeekClaimRow,
    detail: WeekClaimRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      level: Type.Optional(Level),
      from: Type.Optional(Time),
      to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
