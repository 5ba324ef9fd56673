import { Prop, closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Time } from '../../foundation/contract/fields.ts';

const PropRow = Type.Object({
  id: Type.String({ description: 'position in the log, and the place in its event' }),
  playerId: Type.String(),
  type: Prop,
  names: Names,
  boxId: Type.Union([Type.String(), Type.Null()], { description: 'that a ticket opens' }),
  count: Type.Integer({ description: 'below zero where they were used' }),
  command: Type.String(),
  time: Time,
});
export type PropRow = Static<typeof PropRow>;

/** The slice's resources in the console. */
export const resources = {
  'prop-moves': resource({
    right: 'read-players',
    summary: 'Props that came to players, and what was used',
    row: PropRow,
    detail: PropRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      type: Type.Optional(Prop),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
