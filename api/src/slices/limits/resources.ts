import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Time } from '../../foundation/contract/fields.ts';

const ExclusionRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  days: Type.Union([Type.Integer(), Type.Null()], {
    description: 'null: the exclusion of somebody known by the same',
  }),
  time: Time,
  until: Time,
});
export type ExclusionRow = Static<typeof ExclusionRow>;

/** The slice's resources in the console. */
export const resources = {
  exclusions: resource({
    right: 'read-players',
    summary: 'Self-exclusions, those that are over included',
    row: ExclusionRow,
    detail: ExclusionRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      from: Type.Optional(Time),
      to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
    }),
    shows: 'of-a-player',
    sortable: ['id', 'until'],
  }),
};
