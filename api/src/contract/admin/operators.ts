import { type Static, Type } from 'typebox';
import { get, post } from '../call.ts';

export const Role = Type.Enum(['admin', 'operator', 'support', 'auditor']);
export type Role = Static<typeof Role>;

const OperatorData = Type.Object({ name: Type.String(), role: Role });

export const operatorLogin = post('/admin/api/login', {
  summary: 'Log in as an operator',
  perMinute: 10,
  refusals: ['operator-login-wrong', 'too-many-guesses'],
  body: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 64 })),
    username: Type.Optional(Type.String({ maxLength: 64, description: "react-admin's word for the name" })),
    password: Type.String({ minLength: 1, maxLength: 128 }),
  }),
  data: Type.Object({ token: Type.String(), ...OperatorData.properties }),
});

export const operatorLogout = post('/admin/api/logout', {
  summary: 'Log out: revokes the token',
  access: 'operator',
  data: Type.Null(),
});

export const operatorMe = get('/admin/api/me', {
  summary: 'The logged-in operator',
  access: 'operator',
  data: OperatorData,
});
