import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';

export const Password = Type.String({ minLength: 1, maxLength: 128 });
export const Code = Type.String({
  maxLength: 32,
  description: 'of the authenticator app, six digits, or a recovery code; none counts twice',
});

const Encoded = Type.String({ pattern: '^[A-Za-z0-9_-]{1,8192}$', description: 'base64url' });

/** The browser's WebAuthn response after a passkey was used. */
export const PasskeyAssertion = closed({
  id: Encoded,
  rawId: Encoded,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
  clientExtensionResults: Type.Object({}),
  response: closed({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Encoded),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/**
 * The body fields of a call that requires reauthentication. All are optional: a session that proved itself minutes ago
 * needs none. Spread them into the body, and the refusals below into the call's refusals.
 */
export const PROOF_FIELDS = {
  password: Type.Optional(Password),
  totp: Type.Optional(Code),
  passkey: Type.Optional(PasskeyAssertion),
} as const;
export const PROOF_REFUSALS = ['proof-needed', 'proof-wrong', 'too-many-guesses'] as const;

const Proof = closed(PROOF_FIELDS);
/** The operator's password and a code, or a passkey. */
export type Proof = Static<typeof Proof>;
export { Proof as ProofBody };
