import { closed } from '@skins/engine/kernel';
import { VIP_LEVEL_MAX } from '@skins/engine/vip';
import { type Static, Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';

const Level = Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX });

const ClaimRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  level: Level,
  gems: Gems,
  time: Time,
});
export type ClaimRow = Static<typeof ClaimRow>;

/** The slice's resources in the console. */
export const resources = {
  'vip-claims': resource({
    right: 'read-players',
    summary: 'Bonuses that players claimed for VIP levels',
    row: ClaimRow,
    detail: ClaimRow,
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
