import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { type OperatorData, operatorLogin, operatorPasskeyLogin } from './contract.ts';
import { accountOf } from './reauthentication.ts';
import { rightsOf } from './rights.ts';

const dataOf = ({ name, role, enrolled }: Operator): OperatorData => ({
  name,
  role,
  rights: rightsOf(role),
  enrolled,
});

/** How operators sign in and out. Leaves a trail of every try. */
export const signInCalls = ({ operators, security: { trail } }: Pick<Desks, 'operators' | 'security'>) => {
  const { desk, entrance, passkeys } = operators;
  return {
    /** Leaves a trail of every try. A name that nobody has may be a password: it is veiled. */
    operatorLogin: async ({ body, caller }) => {
      const { address, requestId } = caller;
      const typed = body.name ?? body.username ?? '';
      const known = await operators.sessions.knows(typed);
      const note = (kind: SecurityKind, what: string) =>
        trail.note({ kind, address, name: known ? typed : trail.veiled(typed), what, requestId });
      const entered = await entrance.enter(accountOf(typed), caller, (lane) =>
        operators.sessions.login({ name: typed, password: body.password, code: body.totp ?? '' }, lane),
      );
      if (entered instanceof CallRefused) {
        note('guesses-limited', operatorLogin.path);
        return entered;
      }
      if (entered === undefined) {
        note(known ? 'operator-login-wrong' : 'operator-login-unknown', operatorLogin.path);
        return new CallRefused('operator-login-wrong');
      }
      note('operator-login', entered.operator.role);
      return { token: entered.token, ...dataOf(entered.operator) };
    },

    operatorPasskeyLoginBegin: () => passkeys.request('login'),

    operatorPasskeyLogin: async ({ body, caller: { address, requestId } }) => {
      const note = (kind: SecurityKind, name: string, what: string) =>
        trail.note({ kind, address, name, what, requestId });
      const owner = await passkeys.ownerOf(body.passkey, 'login');
      const entered = owner === undefined ? undefined : await operators.sessions.begin(owner);
      if (entered === undefined) {
        const name = (owner && (await desk.find(owner))?.name) ?? '';
        note('operator-login-wrong', name, operatorPasskeyLogin.path);
        return new CallRefused('operator-login-wrong');
      }
      note('operator-login', entered.operator.name, entered.operator.role);
      return { token: entered.token, ...dataOf(entered.operator) };
    },

    operatorLogout: async ({ operator, token, caller: { address, requestId } }) => {
      await operators.sessions.logout(token);
      trail.note({
        kind: 'operator-logout',
        address,
        name: operator.name,
        what: operator.role,
        requestId,
      });
      return null;
    },

    operatorMe: ({ operator }) => dataOf(operator),
  } satisfies Pick<
    Handlers<typeof contract>,
    'operatorLogin' | 'operatorPasskeyLoginBegin' | 'operatorPasskeyLogin' | 'operatorLogout' | 'operatorMe'
  >;
};
