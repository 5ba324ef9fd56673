import { OPERATOR_ROLES, type OperatorRole, RIGHTS } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';

/** The role of an operator. */
export const Role = Type.Enum([...OPERATOR_ROLES]);
export type Role = OperatorRole;

export const OperatorData = Type.Object({
  name: Type.String(),
  role: Role,
  rights: Type.Array(Type.Enum(Object.keys(RIGHTS))),
  enrolled: Type.Boolean({
    description: 'false: nothing but the own account answers until a second factor is enrolled',
  }),
});
export type OperatorData = Static<typeof OperatorData>;
