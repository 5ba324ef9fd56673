import { toGems } from '@skins/engine/kernel';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';
import { avatarOf, displayName, frameOf } from './display-name.ts';
import { maskedPhone } from './personal-data.ts';

// The specification's rules, first document, section 5.
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
const NEW_PASSWORD = /^(?=.*[A-Za-z])(?=.*\d).{8,16}$/;
const LOGIN_PASSWORD_MIN = 6;

export const calls = ({ game, registrar, sessions }: Shop) =>
  ({
    getSmsStatus: () => false,

    checkPhone: async ({ query }) => {
      const phone = stripped(query.phone);
      return phoneFault(phone) ?? { checkStatus: await registrar.isFree(phone) };
    },

    register: async ({ body, commandId }) => {
      const phone = stripped(body.phone);
      const password = stripped(body.password);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      if (!NEW_PASSWORD.test(password)) return new CallRefused('password-malformed');
      if (body.fingerprinId === '') return new CallRefused('fingerprint-missing');
      const { fingerprinId: fingerprint, spreadCode = '' } = body;
      const registration = await registrar.register({ phone, password, fingerprint, spreadCode }, commandId);
      return registration.kind === 'registered'
        ? { token: sessions.begin('player', registration.playerId) }
        : new CallRefused(registration.kind);
    },

    login: async ({ body }) => {
      const phone = stripped(body.phone);
      const password = stripped(body.password);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      if (password.length < LOGIN_PASSWORD_MIN) return new CallRefused('password-empty');
      const playerId = await registrar.login(phone, password);
      return playerId === undefined
        ? new CallRefused('login-wrong')
        : { token: sessions.begin('player', playerId) };
    },

    logout: ({ token }) => {
      sessions.end(token);
      return null;
    },

    userInfo: async ({ playerId, language }) => {
      const { accounts, wallet, seeds, bag } = await game.readPlayer(playerId);
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
        steamId: '',
        isRealName: 0,
        vipLevel: 0,
        bagCount: bag.items.length,
      };
    },
  }) satisfies Handlers<typeof contract>;

/** Commas and spaces never belong into a phone number or password. */
const stripped = (text: string): string => text.replace(/[\s,，]/g, '');

function phoneFault(phone: string): CallRefused<'phone-empty' | 'phone-malformed'> | undefined {
  if (phone === '') return new CallRefused('phone-empty');
  return MAINLAND_MOBILE.test(phone) ? undefined : new CallRefused('phone-malformed');
}
