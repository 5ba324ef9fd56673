import type { BodyOf, DataOf, operatorProve, operatorProveBegin } from '@skins/api/contract';
import { answerOf } from '../session';

export const prove = (proof: BodyOf<typeof operatorProve>) =>
  answerOf<DataOf<typeof operatorProve>>('/me/prove', proof);

/** Has the browser ask for a passkey. @throws if the operator declined or the browser has none */
export async function askedPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await answerOf<DataOf<typeof operatorProveBegin>>('/me/prove/begin', {});
  return startAuthentication({ optionsJSON });
}

/** Proves the operator's identity by a passkey. @throws if the operator declined or the browser has none */
export const provePasskey = async () => prove({ passkey: await askedPasskey() });
