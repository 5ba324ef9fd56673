import { toGems } from '@skins/engine/kernel';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import { excludedBy } from '../limits/exclusions.ts';
import { marksOf } from '../limits/marks.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';
import { login } from './contract.ts';
import { avatarOf, displayName, frameOf } from './display-name.ts';
import { faultOfPassword } from './password-rule.ts';
import { maskedPhone } from './personal-data.ts';

// The specification's rules, first document, section 5.
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
// What was taken at a registration of before logs in, too, whatever characters it has.
const LOGIN_PASSWORD_MIN = 6;

export const calls = ({ game, registrar, sessions, entrance, security, people, readModels }: Shop) => {
  const isExcluded = excludedBy(readModels);
  return {
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
      if (isExcluded(marksOf(people.personal, { phone, fingerprint }), game.clock()))
        return new CallRefused('person-excluded');
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
      const { accounts, wallet, seeds, bag, vip, payments } = await game.readPlayer(playerId);
      const vipLevel = levelOf(vip, game.rulesAt(VIP_TABLE, game.clock()).content);
      const phone = registrar.personal(playerId)?.phone;
      return {
        id: playerId,
        name: displayName(playerId, language),
        balance: toGems(wallet.balance),
        avatar: avatarOf(playerId),
        headPortraitBox: frameOf(playerId, vipLevel),
        createTime: accounts.registered ?? 0,
        status: 0,
        phone: phone === undefined ? '' : maskedPhone(phone),
        isPhone: phone !== undefined,
        recharge: payments.credited > 0,
        clientSeed: seeds.userSeed ?? '',
        spreadCode: '',
        steamId: '',
        isRealName: 0,
        vipLevel,
        bagCount: bag.held,
      };
    },
  } satisfies Handlers<typeof contract>;
};

/** Commas and spaces never belong into a phone number or password. */
const stripped = (text: string): string => text.replace(/[\s,，]/g, '');

function phoneFault(phone: string): CallRefused<'phone-empty' | 'phone-malformed'> | undefined {
  if (phone === '') return new CallRefused('phone-empty');
  return MAINLAND_MOBILE.test(phone) ? undefined : new CallRefused('phone-malformed');
}
