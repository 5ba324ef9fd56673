import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Role } from '../contract/admin/operators.ts';
import { resource } from '../contract/admin/resource.ts';
import { Time } from '../contract/fields.ts';

const OperatorRow = Type.Object({
  id: Type.String({ description: 'random, as the log names the operator' }),
  name: Type.String(),
  role: Role,
  created: Time,
  since: Type.Integer({ description: 'when the role was given, milliseconds since 1970' }),
  disabled: Type.Boolean(),
  enrolled: Type.Boolean({ description: 'whether there is a second factor' }),
});
export type OperatorRow = Static<typeof OperatorRow>;

/** What operators see of the slice. */
export const resources = {
  operators: resource({
    summary: 'Who runs the shop, and in which role',
    row: OperatorRow,
    detail: OperatorRow,
    filter: closed({ role: Type.Optional(Role) }),
    sortable: ['id', 'name', 'role', 'created', 'since'],
  }),
};
