import type { Right } from '@skins/engine/kernel';
import type { AuthProvider } from 'react-admin';
import { Refused } from './http-client';
import { forgetOperator, operator } from './operator';
import { logOut } from './session';

const NOT_LOGGED_IN = 401;

/**
 * For react-admin, which asks it before each page. The login page stands outside of it, in its place when nobody is logged in: there is nowhere to go.
 * @param rightFor what an operator has to be allowed to for a resource
 */
export const authProviderOf = (rightFor: (resource: string) => Right): AuthProvider => ({
  login: () => Promise.reject(new Error('the login page logs in')),

  async logout() {
    await logOut();
    return false;
  },

  async checkAuth() {
    if (operator() === undefined) throw new Error('ra.auth.auth_check_error');
  },

  async checkError(error: unknown) {
    if (!(error instanceof Refused) || error.status !== NOT_LOGGED_IN) return;
    forgetOperator();
    throw error;
  },

  async getIdentity() {
    const { name, role } = operator() ?? { name: '', role: '' };
    return { id: name, fullName: name, role };
  },

  getPermissions: async () => operator()?.rights,

  canAccess: async ({ resource }) => operator()?.rights.includes(rightFor(resource)) === true,
});
