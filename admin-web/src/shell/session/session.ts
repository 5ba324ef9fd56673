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
  /** of the second factor; empty before one is enrolled */
  readonly totp: string;
}

/** @throws Refused with what the service says */
export async function logIn(credentials: Credentials): Promise<void> {
  const { json } = await httpClient(`${API}/login`, { method: 'POST', body: JSON.stringify(credentials) });
  const { data }: { data?: unknown } = { ...Object(json) };
  if (!isOperator(data)) throw new TypeError('the login was answered with something else');
  keepOperator(data);
}

/** Has the browser ask for a passkey, which says who it is, too. @throws Refused; what the browser throws where it was turned away */
export async function logInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await answerOf<DataOf<typeof operatorPasskeyLoginBegin>>('/login/passkey/begin', {});
  const passkey = await startAuthentication({ optionsJSON });
  keepOperator(await answerOf<DataOf<typeof operatorPasskeyLogin>>('/login/passkey', { passkey }));
}

/** Chooses the first password of who was invited. @throws Refused */
export const acceptInvitation = (body: BodyOf<typeof operatorInvitation>) =>
  answerOf<null>('/invitation', body);

/** Out of this tab in any case; a token that the service does not know any more is revoked already. */
export async function logOut(): Promise<void> {
  if (operator() === undefined) return;
  await httpClient(`${API}/logout`, { method: 'POST' }).catch(() => undefined);
  forgetOperator();
}
