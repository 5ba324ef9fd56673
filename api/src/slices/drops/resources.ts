import { DROP_TYPES } from '@skins/engine/drops';
import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Ticket, Time } from '../../foundation/contract/fields.ts';

const DropType = Type.Enum([...DROP_TYPES]);

const DropRow = Type.Object({
  id: Type.String({ description: 'position of the open in the log' }),
  playerId: Type.String(),
  boxId: Type.String(),
  type: DropType,
  of: Type.String({ description: 'skin, or box of a ticket; empty for others' }),
  amount: Type.Integer({ minimum: 1 }),
  worth: Gems,
  number: Ticket,
  rulesHash: Hash,
  time: Time,
});
export type DropRow = Static<typeof DropRow>;

/** The slice's resources in the console. */
export const resources = {
  'extra-drops': resource({
    right: 'read-players',
    summary: 'Extra drops of opens; nothing changes one',
    row: DropRow,
    detail: DropRow,
    filter: closed({ playerId: Type.Optional(PlayerId), type: Type.Optional(DropType), ...Span }),
    shows: 'of-a-player',
    sortable: ['id', 'worth'],
  }),
};
