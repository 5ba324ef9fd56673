import { toGems } from '@skins/engine/kernel';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';
import { login } from './contract.ts';
import { avatarOf, displayName, frameOf } from './display-name.ts';
import { faultOfPassword } from './password-rule.ts';
import { maskedPhone } from './personal-data.ts';
import { phoneFault, stripped } from './phone-number.ts';

// What was taken at a registration of before logs in, too, whatever characters it has.
const LOGIN_PASSWORD_MIN = 6;

export const calls = ({ game, people, registrar, sessions, entrance, security }: Shop) =>
  ({
    getSmsStatus: () => false,

    checkPhone: async ({ query }) => {
      const phone = stripped(query.phone);
      return phoneFault(phone) ?? { checkStatus: await registrar.isFree(phone) };
    },

    register: async ({ body, commandId, caller }) => {
      const phone = stripped(body.phone);
      const password = stripped(body.password);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      const weakness = faultOfPassword(password, phone);
      if (weakness !== undefined) return new CallRefused(weakness);
      if (body.fingerprinId === '') return new CallRefused('fingerprint-missing');
      const { fingerprinId: fingerprint, spreadCode = '' } = body;
      const registration = await registrar.register({ phone, password, fingerprint, spreadCode }, commandId);
      if (registration.kind !== 'registered') return new CallRefused(registration.kind);
      entrance.remember(registrar.accountOf(phone), caller);
      return { token: sessions.begin('player', registration.playerId) };
    },

    login: async ({ body, caller }) => {
      const phone = stripped(body.phone);
      const password = stripped(body.password);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      if (password.length < LOGIN_PASSWORD_MIN) return new CallRefused('password-empty');
      const account = registrar.accountOf(phone);
      const entered = await entrance.enter(account, caller, (lane) => registrar.login(phone, password, lane));
      if (entered instanceof CallRefused) {
        const { address, requestId } = caller;
        const name = (await registrar.ownerOf(phone)) ?? security.veiled(account);
        security.note({ kind: 'guesses-limited', address, name, what: login.path, requestId });
        return entered;
      }
      return entered === undefined
        ? new CallRefused('login-wrong')
        : { token: sessions.begin('player', entered) };
    },

    logout: ({ token }) => {
      sessions.end(token);
      return null;
    },

    userInfo: async ({ playerId, language }) => {
      const { accounts, wallet, seeds, bag, identity } = await game.readPlayer(playerId);
      const phone = registrar.personal(playerId)?.phone;
      return {
        id: playerId,
        name: displayName(playerId, language),
        balance: toGems(wallet.balance),
        avatar: avatarOf(playerId),
        headPortraitBox: frameOf(playerId, 0),
        createTime: accounts.registered ?? 0,
        status: 0,
        phone: phone === undefined ? '' : maskedPhone(phone),
        isPhone: phone !== undefined,
        recharge: false,
        clientSeed: seeds.userSeed ?? '',
        spreadCode: '',
        steamId: people.facts.of(playerId, 'steam-id') ?? '',
        isRealName: identity.verified === undefined ? 0 : 1,
        vipLevel: 0,
        bagCount: bag.items.length,
      };
    },
  }) satisfies Handlers<typeof contract>;
