import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Count, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Hash, Ticket, Time } from '../../foundation/contract/fields.ts';

const Kind = Type.Enum(['draw', 'milestone']);

const GiftRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  kind: Kind,
  rulesHash: Hash,
  radishes: Type.Integer({ description: 'spent by a draw, or asked for by a milestone' }),
  earned: Count,
  ticket: Type.Union([Ticket, Type.Null()], { description: 'null for a milestone' }),
  type: Type.String({ description: 'of the reward' }),
  of: Type.String({ description: 'the skin or box; empty for other rewards' }),
  amount: Type.Number({ description: 'how many; of diamonds gems' }),
  time: Time,
});
export type GiftRow = Static<typeof GiftRow>;

/** The slice's resources in the console. */
export const resources = {
  'season-gifts': resource({
    right: 'read-players',
    summary: 'Draws and milestones of seasons',
    row: GiftRow,
    detail: GiftRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      kind: Type.Optional(Kind),
      rulesHash: Type.Optional(Hash),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
