import { codeTyped, phoneTyped, stripped } from '@skins/engine/typed';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { TEXT_KEY } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import { hasChanged } from './agreements.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { login } from './contract.ts';
import { faultOfPassword } from './password-rule.ts';
import { phoneFault } from './phone-number.ts';

// What was taken at a registration of before logs in, too, whatever characters it has.
const LOGIN_PASSWORD_MIN = 6;

/** How players register, log in and log out. */
export const entryCalls = ({ game, desks }: Pick<Shop<Desks>, 'game' | 'desks'>) => {
  const { codes, entrance, marked, registrar, sessions } = desks.accounts;
  const { exclusions } = desks.limits;
  const { trail } = desks.security;
  return {
    checkPhone: async ({ query }) => {
      const phone = phoneTyped(query.phone);
      return phoneFault(phone) ?? { checkStatus: await registrar.isFree(phone) };
    },

    register: async ({ body, commandId, caller, language }) => {
      const phone = phoneTyped(body.phone);
      const password = stripped(body.password);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      const weakness = await faultOfPassword(password, phone);
      if (weakness !== undefined) return new CallRefused(weakness);
      if (body.fingerprinId === '') return new CallRefused('fingerprint-missing');
      const isFree = await registrar.isFree(phone);
      // A retry of a registration that is done gets its answer, whatever changed since.
      if (isFree && hasChanged(game, body.agreed)) return new CallRefused('texts-changed');
      const code = codeTyped(body.phoneCode ?? '');
      if (codes.on && code === '') return new CallRefused('code-empty');
      if (codes.on && !(await codes.use('register', phone, code, commandId)))
        return new CallRefused('code-wrong');
      const { fingerprinId: fingerprint } = body;
      const spreadCode = codeTyped(body.spreadCode ?? '');
      // Of a number that is taken it is said that it is, and not what its player chose.
      if (isFree && (await exclusions.excludes({ phone, fingerprint })))
        return new CallRefused('person-excluded');
      const agreed = { language: TEXT_KEY[language], hash: body.agreed ?? '' };
      const newcomer = { phone, password, fingerprint, spreadCode, agreed };
      const registration = await registrar.register(newcomer, commandId);
      if (registration.kind !== 'registered') return new CallRefused(registration.kind);
      const { playerId } = registration;
      await marked('device', playerId, fingerprint);
      await marked('address', playerId, caller.address);
      entrance.remember(registrar.accountOf(phone), caller);
      return { token: await sessions.begin('player', playerId) };
    },

    login: async ({ body, caller }) => {
      const phone = phoneTyped(body.phone);
      const password = stripped(body.password);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      if (password.length < LOGIN_PASSWORD_MIN) return new CallRefused('password-empty');
      const account = registrar.accountOf(phone);
      const entered = await entrance.enter(account, caller, (lane) =>
        registrar.login(phone, password, lane, (playerId) => exclusions.settle(playerId)),
      );
      if (entered instanceof CallRefused) {
        const { address, requestId } = caller;
        const name = (await registrar.ownerOf(phone)) ?? trail.veiled(account);
        trail.note({ kind: 'guesses-limited', address, name, what: login.path, requestId });
        return entered;
      }
      if (entered === undefined) return new CallRefused('login-wrong');
      await marked('address', entered, caller.address);
      return { token: await sessions.begin('player', entered) };
    },

    logout: async ({ token }) => {
      await sessions.end(token);
      return null;
    },
  } satisfies Pick<Handlers<typeof contract>, 'checkPhone' | 'register' | 'login' | 'logout'>;
};
