import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { type OperatorData, operatorInvitation, operatorLogin, operatorPasskeyLogin } from './contract.ts';
import { faultOfOperatorPassword } from './credentials-rule.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import { accountOf } from './reauthentication.ts';
import { rightsOf } from './rights.ts';
import { newRecoveryCodes, totpUri } from './second-factor.ts';

const dataOf = ({ name, role, enrolled }: Operator): OperatorData => ({
  name,
  role,
  rights: rightsOf(role),
  enrolled,
});

interface Acting {
  readonly operator: Operator;
  readonly caller: Caller;
}

export const calls = ({
  desks: {
    accounts,
    operators,
    security: { trail: security },
  },
}: Shop<Desks>) => {
  const { sessions } = accounts;
  const { desk, council, entrance, passkeys, reauthentication } = operators;

  /** Who did what, and from where: the log has what it was. */
  const noteAct = ({ operator, caller: { address, requestId } }: Acting, kind: SecurityKind, what: string) =>
    security.note({ kind, address, name: operator.name, what, requestId });

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

    operatorPasskeyLoginBegin: () => passkeys.request('login'),

    operatorPasskeyLogin: async ({ body, caller: { address, requestId } }) => {
      const note = (kind: SecurityKind, name: string, what: string) =>
        security.note({ kind, address, name, what, requestId });
      const owner = await passkeys.ownerOf(body.passkey, 'login');
      const entered = owner === undefined ? undefined : operators.sessions.begin(owner);
      if (entered === undefined) {
        const name = (owner && desk.find(owner)?.name) ?? '';
        note('operator-login-wrong', name, operatorPasskeyLogin.path);
        return new CallRefused('operator-login-wrong');
      }
      note('operator-login', entered.operator.name, entered.operator.role);
      return { token: entered.token, ...dataOf(entered.operator) };
    },

    operatorProveBegin: () => passkeys.request('prove'),

    operatorProve: async (proving) => {
      const fault = await reauthentication.fault(proving);
      return fault ?? { until: reauthentication.until(proving.token) };
    },

    operatorPasskeys: ({ operator }) => passkeys.of(operator.operatorId),

    operatorPasskeyBegin: async (proving) => {
      const fault = await reauthentication.fault(proving);
      return fault ?? passkeys.creation(proving.operator);
    },

    operatorPasskeyRegister: async (acting) => {
      const { operator, token, body } = acting;
      if (reauthentication.until(token) === 0) return new CallRefused('proof-needed');
      const registered = await passkeys.register(operator.operatorId, body.passkey, body.name);
      if (!registered) return new CallRefused('passkey-wrong');
      noteAct(acting, 'operator-credentials', 'passkey registered');
      return null;
    },

    operatorPasskeyRemove: async (proving) => {
      const { operator, body } = proving;
      const fault = await reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      if (desk.wouldBeWithoutFactor(operator, body.id)) return new CallRefused('last-factor');
      if (!passkeys.remove(operator.operatorId, body.id)) return new CallRefused('unknown-record');
      noteAct(proving, 'operator-credentials', 'passkey removed');
      return null;
    },

    operatorsPropose: async (acting) => {
      const { operator, body, caller } = acting;
      const proposed = await council.propose(body, operator.operatorId);
      if (proposed.kind === 'refused') return new CallRefused(proposed.code);
      const { proposalId, invitation, position } = proposed;
      caller.wrote(position);
      noteAct(acting, 'operator-proposed', proposalId);
      return { proposalId, invitation };
    },

    operatorsApprove: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.fault(acting);
      if (fault !== undefined) return fault;
      const approved = await council.approve(body.proposalId, body.hash, operator.operatorId);
      if (approved.kind === 'refused') return new CallRefused(approved.code);
      caller.wrote(approved.position);
      noteAct(acting, 'operator-approved', body.proposalId);
      return { invitation: approved.invitation };
    },

    operatorsDrop: async (acting) => {
      const { operator, body, caller } = acting;
      const dropped = await council.drop(body.proposalId, operator.operatorId);
      if (dropped.kind === 'refused') return new CallRefused(dropped.code);
      caller.wrote(dropped.position);
      noteAct(acting, 'operator-dropped', body.proposalId);
      return null;
    },

    operatorsDisable: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.fault(acting);
      if (fault !== undefined) return fault;
      const done = await council.disable(body.operatorId, body.reason, operator.operatorId);
      if (done.kind === 'refused') return new CallRefused(done.code);
      caller.wrote(done.position);
      if (done.disabled) sessions.endAll('operator', body.operatorId);
      noteAct(acting, 'operator-disabled', `${body.operatorId} ${body.reason}`);
      return { disabled: done.disabled };
    },

    approvalModeSet: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.fault(acting);
      if (fault !== undefined) return fault;
      const set = await council.setMode(body.mode, operator.operatorId);
      if (set.kind === 'refused') return new CallRefused(set.code);
      caller.wrote(set.position);
      noteAct(acting, 'approval-mode-set', body.mode);
      return null;
    },

    operatorInvitation: async ({ body, caller }) => {
      const { name, first, second, newPassword } = body;
      const entered = await entrance.enter(accountOf(name), caller, async () =>
        desk.invited(name, first, second),
      );
      if (entered instanceof CallRefused) return entered;
      const { address, requestId } = caller;
      if (entered === undefined) {
        const kind = desk.named(name) === undefined ? 'operator-login-unknown' : 'operator-login-wrong';
        const known = kind === 'operator-login-wrong' ? name : security.veiled(name);
        security.note({ kind, address, name: known, what: operatorInvitation.path, requestId });
        return new CallRefused('invitation-wrong');
      }
      const weakness = await faultOfOperatorPassword(newPassword);
      if (weakness !== undefined) return new CallRefused(`operator-${weakness}`);
      await desk.accept(entered, newPassword);
      security.note({ kind: 'operator-invited', address, name, what: entered.role, requestId });
      return null;
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

    operatorPassword: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.faultOfProof({ operator, body, caller });
      if (fault !== undefined) return fault;
      const weakness = await faultOfOperatorPassword(body.newPassword);
      if (weakness !== undefined) return new CallRefused(`operator-${weakness}`);
      await desk.setPassword(operator, body.newPassword);
      sessions.endAll('operator', operator.operatorId);
      noteAct(acting, 'operator-credentials', 'password');
      return null;
    },

    operatorTotp: async ({ operator, body, caller }) => {
      const fault = await reauthentication.faultOfProof({ operator, body, caller });
      if (fault !== undefined) return fault;
      const totpSecret = desk.beginSecondFactor(operator);
      return { totpSecret, uri: totpUri(totpSecret, operator.name) };
    },

    operatorTotpConfirm: async (acting) => {
      const { operator, body, caller } = acting;
      const entered = await entrance.enter(accountOf(operator.name), caller, async () =>
        desk.confirmSecondFactor(operator, body.totp) ? operator : undefined,
      );
      if (entered instanceof CallRefused) return entered;
      if (entered === undefined) return new CallRefused('proof-wrong');
      const recoveryCodes = newRecoveryCodes();
      desk.setRecovery(operator, recoveryCodes);
      noteAct(acting, 'operator-credentials', 'authenticator app');
      return { recoveryCodes };
    },

    operatorSessions: ({ operator, token }) => sessions.of('operator', operator.operatorId, token),

    operatorSessionEnd: ({ operator, body }) =>
      sessions.endOne('operator', operator.operatorId, body.id) ? null : new CallRefused('unknown-record'),
  } satisfies Handlers<typeof contract>;
};
