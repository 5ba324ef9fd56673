import { Type } from 'typebox';
import { get, post } from '../call.ts';
import { Time } from '../fields.ts';
import { OperatorData } from './operator-data.ts';
import { Code, PROOF_FIELDS, Password } from './proof.ts';

export { OperatorData, Role } from './operator-data.ts';
export * from './operator-changes.ts';
export * from './passkeys.ts';
export { PROOF_FIELDS, PROOF_REFUSALS, PasskeyAssertion, type Proof } from './proof.ts';

export const operatorLogin = post('/admin/api/login', {
  summary: 'Log in as an operator',
  perMinute: 10,
  overNodes: true,
  refusals: ['operator-login-wrong', 'too-many-guesses'],
  body: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 64 })),
    username: Type.Optional(Type.String({ maxLength: 64, description: "react-admin's word for the name" })),
    password: Password,
    totp: Type.Optional(Code),
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

export const operatorPassword = post('/admin/api/me/password', {
  summary: 'Choose another password: every session of the operator ends, this one too',
  access: 'operator',
  perMinute: 10,
  refusals: ['proof-wrong', 'operator-password-short', 'operator-password-common', 'too-many-guesses'],
  body: Type.Object({ ...PROOF_FIELDS, newPassword: Password }),
  data: Type.Null(),
});

export const operatorTotp = post('/admin/api/me/totp', {
  summary: 'Begin to enrol an authenticator app: it counts once a code of it was shown',
  access: 'operator',
  perMinute: 10,
  refusals: ['proof-wrong', 'too-many-guesses'],
  body: Type.Object(PROOF_FIELDS),
  data: Type.Object({
    totpSecret: Type.String({ description: 'base32' }),
    uri: Type.String({ description: 'otpauth://totp/…, as the app reads it' }),
  }),
});

export const operatorTotpConfirm = post('/admin/api/me/totp/confirm', {
  summary: 'Show a code of the new authenticator app, which counts from now on',
  access: 'operator',
  perMinute: 10,
  refusals: ['proof-wrong', 'too-many-guesses'],
  body: Type.Object({ totp: Code }),
  data: Type.Object({
    recoveryCodes: Type.Array(Type.String(), {
      description: 'each gets in once, without the app; shown this once',
    }),
  }),
});

const OwnSession = Type.Object({
  id: Type.String(),
  created: Time,
  current: Type.Boolean({ description: 'the one that asks' }),
});

export const operatorSessions = get('/admin/api/me/sessions', {
  summary: 'Where the operator is logged in',
  access: 'operator',
  data: Type.Array(OwnSession),
});

export const operatorSessionEnd = post('/admin/api/me/sessions/end', {
  summary: 'End a session of one’s own',
  access: 'operator',
  refusals: ['unknown-record'],
  body: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  data: Type.Null(),
});
