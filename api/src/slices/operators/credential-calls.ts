import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { faultOfOperatorPassword } from './credentials-rule.ts';
import { accountOf } from './reauthentication.ts';
import { newRecoveryCodes, totpUri } from './second-factor.ts';
import { actNoter } from './note-act.ts';

/** An operator's own password, authenticator app and sessions. */
export const credentialCalls = ({ accounts: { sessions }, operators, security: { trail } }: Desks) => {
  const { desk, entrance, reauthentication } = operators;
  const noteAct = actNoter(trail);
  return {
    operatorPassword: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.faultOfProof({ operator, body, caller });
      if (fault !== undefined) return fault;
      const weakness = await faultOfOperatorPassword(body.newPassword);
      if (weakness !== undefined) return new CallRefused(`operator-${weakness}`);
      await desk.setPassword(operator, body.newPassword);
      await sessions.endAll('operator', operator.operatorId);
      noteAct(acting, 'operator-credentials', 'password');
      return null;
    },

    operatorTotp: async ({ operator, body, caller }) => {
      const fault = await reauthentication.faultOfProof({ operator, body, caller });
      if (fault !== undefined) return fault;
      const totpSecret = await desk.beginSecondFactor(operator);
      return { totpSecret, uri: totpUri(totpSecret, operator.name) };
    },

    operatorTotpConfirm: async (acting) => {
      const { operator, body, caller } = acting;
      const entered = await entrance.enter(accountOf(operator.name), caller, async () =>
        (await desk.confirmSecondFactor(operator, body.totp)) ? operator : undefined,
      );
      if (entered instanceof CallRefused) return entered;
      if (entered === undefined) return new CallRefused('proof-wrong');
      const recoveryCodes = newRecoveryCodes();
      await desk.setRecovery(operator, recoveryCodes);
      noteAct(acting, 'operator-credentials', 'authenticator app');
      return { recoveryCodes };
    },

    operatorSessions: ({ operator, token }) => sessions.of('operator', operator.operatorId, token),

    operatorSessionEnd: async ({ operator, body }) =>
      (await sessions.endOne('operator', operator.operatorId, body.id))
        ? null
        : new CallRefused('unknown-record'),
  } satisfies Pick<
    Handlers<typeof contract>,
    'operatorPassword' | 'operatorTotp' | 'operatorTotpConfirm' | 'operatorSessions' | 'operatorSessionEnd'
  >;
};
