import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const ClaimRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  boxId: Type.String({ description: 'the task box' }),
  names: Names,
  type: Type.Enum([
    'box',
    'diamond',
    'OpenBox',
    'TrendChart',
    'debris',
    'resetOpenBox',
    'armyCompetitionCard',
  ]),
  of: Type.String({ description: 'the box that was drawn, or that a ticket opens; else empty' }),
  count: Type.Integer({ minimum: 0 }),
  gems: Gems,
  rulesHash: Hash,
  time: Time,
});
export type ClaimRow = Static<typeof ClaimRow>;

/** The slice's resources in the console. */
export const resources = {
  'task-claims': resource({
    right: 'read-players',
    summary: 'Task boxes that players claimed',
    row: ClaimRow,
    detail: ClaimRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      boxId: Type.Optional(Type.String({ maxLength: 40 })),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
