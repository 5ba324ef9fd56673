import type { Right } from '@skins/engine/kernel';
import type { AuthProvider } from 'react-admin';
import { Refused } from './http-client';
import { forgetOperator, operator } from './operator';
import { logOut } from './session';

const NOT_LOGGED_IN = 401;

/**
 * Returns react-admin's auth provider, which it asks before each page. There is no redirect to a login page: that
 * replaces the console while nobody is logged in.
 * @param rightFor returns the right that a resource requires
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
