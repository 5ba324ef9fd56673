import { randomUUID } from 'node:crypto';
import { codeTyped, phoneTyped, stripped } from '@skins/engine/typed';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { faultOfPassword } from './password-rule.ts';
import { phoneFault } from './phone-number.ts';

/** Calls by which players change how they log in. */
export const loginCalls = ({
  accounts: { codes, phones, registrar, sessions },
  limits: { exclusions },
  security: { trail },
}: Desks) =>
  ({
    async resetPassword({ body, caller }) {
      const phone = phoneTyped(body.phone);
      const password = stripped(body.password);
      const code = codeTyped(body.code);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      const weakness = await faultOfPassword(password, phone);
      if (weakness !== undefined) return new CallRefused(weakness);
      const wrong = codeFault(codes.on, code);
      if (wrong !== undefined) return wrong;
      if (!(await codes.use('reset', phone, code, randomUUID()))) return new CallRefused('code-wrong');
      const playerId = await registrar.setPassword(phone, password);
      // An unknown number never gets a code, so a guess reveals nothing.
      if (playerId === undefined) return new CallRefused('code-wrong');
      await sessions.endAll('player', playerId);
      const { address, requestId } = caller;
      trail.note({ kind: 'player-password-reset', address, name: playerId, what: '', requestId });
      return null;
    },

    async unbindPhone({ playerId, token, body }) {
      const phone = phoneTyped(body.phone);
      const code = codeTyped(body.code);
      const fault = phoneFault(phone) ?? codeFault(codes.on, code);
      if (fault !== undefined) return fault;
      // A stolen token must not reveal the number: another number fails like a wrong code.
      const own = (await registrar.personal(playerId))?.phone === phone;
      if (!own || !(await codes.use('change', phone, code, randomUUID())))
        return new CallRefused('code-wrong');
      await phones.begin(playerId, token);
      return null;
    },

    async bindPhone({ playerId, token, body, commandId, caller }) {
      const phone = phoneTyped(body.phone);
      const code = codeTyped(body.code);
      const fault = phoneFault(phone) ?? codeFault(codes.on, code);
      if (fault !== undefined) return fault;
      // A retry after a lost answer.
      if ((await registrar.personal(playerId))?.phone === phone) return null;
      if (!(await phones.hasBegun(playerId, token))) return new CallRefused('unbind-first');
      if (!(await codes.use('change', phone, code, commandId))) return new CallRefused('code-wrong');
      const changed = await phones.change(playerId, phone, commandId);
      if (changed.kind === 'no-phone') return new CallRefused('unbind-first');
      if (changed.kind !== 'changed') return new CallRefused(changed.kind);
      await phones.ended(playerId, token);
      await exclusions.learn(playerId);
      const { address, requestId } = caller;
      trail.note({ kind: 'player-phone-changed', address, name: playerId, what: '', requestId });
      return null;
    },
  }) satisfies Pick<Handlers<typeof contract>, 'resetPassword' | 'unbindPhone' | 'bindPhone'>;

function codeFault(on: boolean, code: string): CallRefused<'code-empty' | 'sms-off'> | undefined {
  if (code === '') return new CallRefused('code-empty');
  return on ? undefined : new CallRefused('sms-off');
}
