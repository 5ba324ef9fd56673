import type {
  BodyOf,
  DataOf,
  operatorInvitation,
  operatorPasskeyLogin,
  operatorPasskeyLoginBegin,
} from '@skins/api/contract';
import { API, answerOf, httpClient } from './http-client';
import { forgetOperator, isOperator, keepOperator, operator } from './operator';

export interface Credentials {
  readonly name: string;
  readonly password: string;
  /** code of the second factor; empty before one is enrolled */
  readonly totp: string;
}

/** @throws Refused with the server's message */
export async function logIn(credentials: Credentials): Promise<void> {
  const { json } = await httpClient(`${API}/login`, { method: 'POST', body: JSON.stringify(credentials) });
  const { data }: { data?: unknown } = { ...Object(json) };
  if (!isOperator(data)) throw new TypeError('the login was answered with something else');
  keepOperator(data);
}

/** Logs in by a passkey, which also names the operator. @throws Refused; the browser's error if it was declined */
export async function logInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await answerOf<DataOf<typeof operatorPasskeyLoginBegin>>('/login/passkey/begin', {});
  const passkey = await startAuthentication({ optionsJSON });
  keepOperator(await answerOf<DataOf<typeof operatorPasskeyLogin>>('/login/passkey', { passkey }));
}

/** Sets the first password of an invited operator. @throws Refused */
export const acceptInvitation = (body: BodyOf<typeof operatorInvitation>) =>
  answerOf<null>('/invitation', body);

/** Logs out of this tab in any case; a token unknown to the server is already revoked. */
export async function logOut(): Promise<void> {
  if (operator() === undefined) return;
  await httpClient(`${API}/logout`, { method: 'POST' }).catch(() => undefined);
  forgetOperator();
}
