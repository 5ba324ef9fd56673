import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';

const AssistRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  roomId: Type.String(),
  playerId: Type.String({ description: 'who was helped' }),
  helperId: Type.String(),
  device: Type.Union([Hash, Type.Null()], {
    description: 'of the helper, keyed: the same device has the same one; null where none was known',
  }),
  time: Time,
});
export type AssistRow = Static<typeof AssistRow>;

/** The slice's resources in the console. */
export const resources = {
  assists: resource({
    right: 'read-players',
    summary: 'Who helped whom into which roll room',
    row: AssistRow,
    detail: AssistRow,
    filter: closed({
      roomId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })),
      playerId: Type.Optional(PlayerId),
      helperId: Type.Optional(PlayerId),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
