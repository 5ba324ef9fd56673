import type { BodyOf, DataOf, operatorProve, operatorProveBegin } from '@skins/api/contract';
import { answerOf } from '../session';

export const prove = (proof: BodyOf<typeof operatorProve>) =>
  answerOf<DataOf<typeof operatorProve>>('/me/prove', proof);

/** Has the browser ask for a passkey. @throws when the operator turned it away, or the browser has none */
export async function askedPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await answerOf<DataOf<typeof operatorProveBegin>>('/me/prove/begin', {});
  return startAuthentication({ optionsJSON });
}

/** Says by a passkey who it is. @throws when the operator turned it away, or the browser has none */
export const provePasskey = async () => prove({ passkey: await askedPasskey() });
