import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';
import { type OperatorData, operatorLogin } from './contract.ts';
import { faultOfOperatorPassword } from './credentials-rule.ts';
import { type Operator, rightsOf } from './operator.ts';
import { accountOf, proofs } from './proof.ts';
import { newRecoveryCodes, totpUri } from './second-factor.ts';

const dataOf = ({ name, role, enrolled }: Operator): OperatorData => ({
  name,
  role,
  rights: rightsOf(role),
  enrolled,
});

export const calls = ({ operators, sessions, security }: Shop) => {
  const { desk, entrance } = operators;

  const faultOfProof = proofs(operators);

  return {
    /** Leaves a trail of every try. A name that nobody has may be a password: it is veiled. */
    operatorLogin: async ({ body, caller }) => {
      const { address, requestId } = caller;
      const typed = body.name ?? body.username ?? '';
      const known = operators.sessions.knows(typed);
      const note = (kind: SecurityKind, what: string) =>
        security.note({ kind, address, name: known ? typed : security.veiled(typed), what, requestId });
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

    operatorLogout: ({ operator, token, caller: { address, requestId } }) => {
      operators.sessions.logout(token);
      security.note({
        kind: 'operator-logout',
        address,
        name: operator.name,
        what: operator.role,
        requestId,
      });
      return null;
    },

    operatorMe: ({ operator }) => dataOf(operator),

    operatorPassword: async ({ operator, body, caller }) => {
      const fault = await faultOfProof(operator, body, caller);
      if (fault !== undefined) return fault;
      const weakness = await faultOfOperatorPassword(body.newPassword);
      if (weakness !== undefined) return new CallRefused(`operator-${weakness}`);
      await desk.setPassword(operator, body.newPassword);
      sessions.endAll('operator', operator.operatorId);
      return null;
    },

    operatorTotp: async ({ operator, body, caller }) => {
      const fault = await faultOfProof(operator, body, caller);
      if (fault !== undefined) return fault;
      const totpSecret = desk.beginSecondFactor(operator);
      return { totpSecret, uri: totpUri(totpSecret, operator.name) };
    },

    operatorTotpConfirm: async ({ operator, body, caller }) => {
      const entered = await entrance.enter(accountOf(operator.name), caller, async () =>
        desk.confirmSecondFactor(operator, body.totp) ? operator : undefined,
      );
      if (entered instanceof CallRefused) return entered;
      if (entered === undefined) return new CallRefused('proof-wrong');
      const recoveryCodes = newRecoveryCodes();
      desk.setRecovery(operator, recoveryCodes);
      return { recoveryCodes };
    },

    operatorSessions: ({ operator, token }) => sessions.of('operator', operator.operatorId, token),

    operatorSessionEnd: ({ operator, body }) =>
      sessions.endOne('operator', operator.operatorId, body.id) ? null : new CallRefused('unknown-record'),
  } satisfies Handlers<typeof contract>;
};
