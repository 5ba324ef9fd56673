import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Time } from '../../foundation/contract/fields.ts';

const Status = Type.Integer({ minimum: 1, maximum: 6 });

const StepRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  status: Status,
  words: Names,
  boxId: Type.String({ description: 'the box that was drawn; empty for other steps' }),
  roomId: Type.String({ description: 'the room; empty for other steps' }),
  time: Time,
});
export type StepRow = Static<typeof StepRow>;

/** The slice's resources in the console. */
export const resources = {
  'newcomer-steps': resource({
    right: 'read-players',
    summary: 'The steps of first days, as players took them',
    row: StepRow,
    detail: StepRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      status: Type.Optional(Status),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
