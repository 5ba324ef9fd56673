import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { get, post } from '../call.ts';
import { Time } from '../fields.ts';
import { OperatorData } from './operator-data.ts';
import { PROOF_FIELDS, PROOF_REFUSALS, PasskeyAssertion, ProofBody } from './proof.ts';

const Encoded = Type.String({ pattern: '^[A-Za-z0-9_-]{1,16384}$', description: 'base64url' });
const PublicKey = Type.Literal('public-key');

/** The WebAuthn options with which a browser creates a passkey. */
const Creation = Type.Object({
  challenge: Encoded,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Encoded, name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKey })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Type.Object({ id: Encoded, type: PublicKey })),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Static<typeof Creation>;

/** The WebAuthn options with which a browser uses a passkey. */
const Request = Type.Object({
  challenge: Encoded,
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
});
export type PasskeyRequest = Static<typeof Request>;

/** The browser's WebAuthn response after it created a passkey. */
const Registration = closed({
  id: Encoded,
  rawId: Encoded,
  type: PublicKey,
  authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
  clientExtensionResults: Type.Object({}),
  response: closed({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    authenticatorData: Type.Optional(Encoded),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Encoded),
  }),
});
export type PasskeyRegistration = Static<typeof Registration>;

export const operatorPasskeyLoginBegin = post('/admin/api/login/passkey/begin', {
  summary: 'Begin to log in with a passkey: what the browser asks for one with',
  perMinute: 20,
  data: Request,
});

export const operatorPasskeyLogin = post('/admin/api/login/passkey', {
  summary: 'Log in with a passkey, which is both factors in one',
  perMinute: 10,
  overNodes: true,
  refusals: ['operator-login-wrong'],
  body: closed({ passkey: PasskeyAssertion }),
  data: Type.Object({ token: Type.String(), ...OperatorData.properties }),
});

export const operatorProveBegin = post('/admin/api/me/prove/begin', {
  summary: 'Begin to prove once more who one is, with a passkey',
  access: 'operator',
  data: Request,
});

export const operatorProve = post('/admin/api/me/prove', {
  summary: 'Prove once more who one is: what is approved in this session counts for some minutes',
  access: 'operator',
  perMinute: 10,
  refusals: PROOF_REFUSALS,
  body: ProofBody,
  data: Type.Object({ until: Type.Integer({ description: 'milliseconds since 1970' }) }),
});

export const operatorPasskeys = get('/admin/api/me/passkeys', {
  summary: 'The operator’s own passkeys',
  access: 'operator',
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      created: Time,
      used: Type.Integer({ description: 'milliseconds since 1970; 0: never' }),
    }),
  ),
});

export const operatorPasskeyBegin = post('/admin/api/me/passkeys/begin', {
  summary: 'Begin to register a passkey',
  access: 'operator',
  perMinute: 10,
  refusals: PROOF_REFUSALS,
  body: closed(PROOF_FIELDS),
  data: Creation,
});

export const operatorPasskeyRegister = post('/admin/api/me/passkeys/register', {
  summary: 'Register the passkey that the browser made',
  access: 'operator',
  perMinute: 10,
  refusals: ['proof-needed', 'passkey-wrong'],
  body: closed({
    name: Type.String({ minLength: 1, maxLength: 64, description: 'what the operator calls it' }),
    passkey: Registration,
  }),
  data: Type.Null(),
});

export const operatorPasskeyRemove = post('/admin/api/me/passkeys/remove', {
  summary: 'Remove a passkey',
  access: 'operator',
  refusals: [...PROOF_REFUSALS, 'unknown-record', 'last-factor'],
  body: closed({ id: Type.String({ maxLength: 64 }), ...PROOF_FIELDS }),
  data: Type.Null(),
});
