import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { operatorInvitation } from './contract.ts';
import { faultOfOperatorPassword } from './credentials-rule.ts';
import { accountOf } from './reauthentication.ts';

/** How an invited operator sets a password. */
export const invitationCalls = ({
  operators: { desk, entrance },
  security: { trail },
}: Pick<Desks, 'operators' | 'security'>) => {
  return {
    operatorInvitation: async ({ body, caller }) => {
      const { name, first, second, newPassword } = body;
      const entered = await entrance.enter(accountOf(name), caller, () => desk.invited(name, first, second));
      if (entered instanceof CallRefused) return entered;
      const { address, requestId } = caller;
      if (entered === undefined) {
        const kind =
          (await desk.named(name)) === undefined ? 'operator-login-unknown' : 'operator-login-wrong';
        const known = kind === 'operator-login-wrong' ? name : trail.veiled(name);
        trail.note({ kind, address, name: known, what: operatorInvitation.path, requestId });
        return new CallRefused('invitation-wrong');
      }
      const weakness = await faultOfOperatorPassword(newPassword);
      if (weakness !== undefined) return new CallRefused(`operator-${weakness}`);
      await desk.accept(entered, newPassword);
      trail.note({ kind: 'operator-invited', address, name, what: entered.role, requestId });
      return null;
    },
  } satisfies Pick<Handlers<typeof contract>, 'operatorInvitation'>;
};
