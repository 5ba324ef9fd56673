import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { actNoter } from './note-act.ts';

/** An operator's passkeys, and the proof that an approval asks for. */
export const passkeyCalls = ({ operators, security: { trail } }: Pick<Desks, 'operators' | 'security'>) => {
  const { desk, passkeys, reauthentication } = operators;
  const noteAct = actNoter(trail);
  return {
    operatorProveBegin: () => passkeys.request('prove'),

    operatorProve: async (proving) => {
      const fault = await reauthentication.fault(proving);
      return fault ?? { until: await reauthentication.until(proving.token) };
    },

    operatorPasskeys: ({ operator }) => passkeys.of(operator.operatorId),

    operatorPasskeyBegin: async (proving) => {
      const fault = await reauthentication.fault(proving);
      return fault ?? passkeys.creation(proving.operator);
    },

    operatorPasskeyRegister: async (acting) => {
      const { operator, token, body } = acting;
      if ((await reauthentication.until(token)) === 0) return new CallRefused('proof-needed');
      const registered = await passkeys.register(operator.operatorId, body.passkey, body.name);
      if (!registered) return new CallRefused('passkey-wrong');
      noteAct(acting, 'operator-credentials', 'passkey registered');
      return null;
    },

    operatorPasskeyRemove: async (proving) => {
      const { operator, body } = proving;
      const fault = await reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const removed = await desk.removePasskey(operator, body.id);
      if (removed === 'last') return new CallRefused('last-factor');
      if (removed === 'unknown') return new CallRefused('unknown-record');
      noteAct(proving, 'operator-credentials', 'passkey removed');
      return null;
    },
  } satisfies Pick<
    Handlers<typeof contract>,
    | 'operatorProveBegin'
    | 'operatorProve'
    | 'operatorPasskeys'
    | 'operatorPasskeyBegin'
    | 'operatorPasskeyRegister'
    | 'operatorPasskeyRemove'
  >;
};
