import type {
  BodyOf,
  DataOf,
  operatorMe,
  operatorPasskeyBegin,
  operatorPasskeys,
  operatorPassword,
  operatorSessions,
  operatorTotp,
  operatorTotpConfirm,
} from '@skins/api/contract';
import type { startRegistration } from '@simplewebauthn/browser';
import { answerOf } from '../session';

export type OwnSession = DataOf<typeof operatorSessions>[number];

export const readMe = () => answerOf<DataOf<typeof operatorMe>>('/me');
export const readSessions = () => answerOf<readonly OwnSession[]>('/me/sessions');
export const endSession = (id: string) => answerOf<null>('/me/sessions/end', { id });
export const changePassword = (body: BodyOf<typeof operatorPassword>) => answerOf<null>('/me/password', body);
export const beginSecondFactor = (body: BodyOf<typeof operatorTotp>) =>
  answerOf<DataOf<typeof operatorTotp>>('/me/totp', body);
export const confirmSecondFactor = (totp: string) =>
  answerOf<DataOf<typeof operatorTotpConfirm>>('/me/totp/confirm', { totp });

export type Passkey = DataOf<typeof operatorPasskeys>[number];
export const readPasskeys = () => answerOf<readonly Passkey[]>('/me/passkeys');
export const removePasskey = (id: string) => answerOf<null>('/me/passkeys/remove', { id });
/** Returns the options with which the browser creates a passkey. */
export const beginPasskey = () => answerOf<DataOf<typeof operatorPasskeyBegin>>('/me/passkeys/begin', {});

/** Has the browser create a passkey, and registers it. @throws the browser's error if the operator declined */
export async function registerPasskey(
  optionsJSON: DataOf<typeof operatorPasskeyBegin>,
  name: string,
): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const passkey = await startRegistration({ optionsJSON });
  await answerOf<null>('/me/passkeys/register', { name, passkey: registrationOf(passkey) });
}

/** Picks the members that the server accepts: browsers add others over time. */
function registrationOf({
  id,
  rawId,
  type,
  authenticatorAttachment,
  clientExtensionResults,
  response: { clientDataJSON, attestationObject, transports },
}: Awaited<ReturnType<typeof startRegistration>>) {
  const response = { clientDataJSON, attestationObject, transports };
  return { id, rawId, type, authenticatorAttachment, clientExtensionResults, response };
}
