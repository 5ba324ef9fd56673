import type { Answer } from '@skins/api/contract';
import { type AuthProvider, HttpError } from 'react-admin';
import { API, httpClient } from './http-client';
import { type Operator, forgetOperator, keepOperator, operator } from './operator';

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

const REFUSED = 401;

export const authProvider: AuthProvider = {
  async login({ name, password }: Credentials) {
    const { json } = await httpClient(`${API}/login`, {
      method: 'POST',
      body: JSON.stringify({ name, password }),
    });
    const { data }: Answer<Operator> = json;
    keepOperator(data);
  },

  async logout() {
    const leaving = operator();
    if (leaving === undefined) return;
    // Out of this tab in any case; a token that the service does not know any more is revoked already.
    await httpClient(`${API}/logout`, { method: 'POST' }).catch(() => undefined);
    forgetOperator();
  },

  async checkAuth() {
    if (operator() === undefined) throw new Error('ra.auth.auth_check_error');
  },

  async checkError(error: unknown) {
    if (!(error instanceof HttpError) || error.status !== REFUSED) return;
    forgetOperator();
    throw error;
  },

  async getIdentity() {
    const { name, role } = operator() ?? { name: '', role: '' };
    return { id: name, fullName: name, role };
  },

  getPermissions: async () => operator()?.role,
};
