import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Span } from '../../foundation/contract/admin/fields.ts';
import { Time } from '../../foundation/contract/fields.ts';
import { SECURITY_KINDS } from './kinds.ts';

const SecurityEventRow = Type.Object({
  id: Type.String(),
  time: Time,
  kind: Type.Enum([...SECURITY_KINDS]),
  name: Type.String({
    description: 'an operator, a player’s id, unknown:… for a name that nobody has, or empty',
  }),
  what: Type.String(),
  address: Type.String(),
  requestId: Type.String({ description: 'of the first, as reqId in the service’s log' }),
  count: Type.Integer({ minimum: 1, description: 'how often, within a minute' }),
});
export type SecurityEventRow = Static<typeof SecurityEventRow>;

/** The slice's resources in the console. */
export const resources = {
  trail: resource({
    right: 'read-trail',
    summary:
      'What operators and the machine’s own commands did, who looked at which player, logins, refusals and limits: kept for 90 days',
    row: SecurityEventRow,
    detail: SecurityEventRow,
    filter: closed({
      kind: Type.Optional(Type.Enum([...SECURITY_KINDS])),
      name: Type.Optional(Type.String({ maxLength: 64 })),
      ...Span,
    }),
    sortable: ['id'],
  }),
};
