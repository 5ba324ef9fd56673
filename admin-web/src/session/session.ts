import { API, httpClient } from './http-client';
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

/** Out of this tab in any case; a token that the service does not know any more is revoked already. */
export async function logOut(): Promise<void> {
  if (operator() === undefined) return;
  await httpClient(`${API}/logout`, { method: 'POST' }).catch(() => undefined);
  forgetOperator();
}
