import { toGems } from '@skins/engine/kernel';
import { checkPhone, getSmsStatus, login, logout, register, userInfo } from '../contract/index.ts';
import type { Game } from '../game/index.ts';
import { CallRefused, type Routes } from '../http/index.ts';
import { avatarOf, displayName, frameOf } from './display-name.ts';
import { maskedPhone } from './personal-data.ts';
import type { Registrar } from './registration.ts';
import type { Sessions } from './sessions.ts';

// The specification's rules, first document, section 5.
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
const NEW_PASSWORD = /^(?=.*[A-Za-z])(?=.*\d).{8,16}$/;
const LOGIN_PASSWORD_MIN = 6;

const GUESSES = { perMinute: 30 };
const REGISTRATIONS = { perMinute: 120 };

export function accountRoutes(routes: Routes, game: Game, registrar: Registrar, sessions: Sessions): void {
  routes.add(getSmsStatus, () => false);

  routes.add(
    checkPhone,
    async ({ query }) => {
      const phone = stripped(query.phone);
      return phoneFault(phone) ?? { checkStatus: await registrar.isFree(phone) };
    },
    GUESSES,
  );

  routes.add(
    register,
    async ({ body, commandId }) => {
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
    REGISTRATIONS,
  );

  routes.add(
    login,
    async ({ body }) => {
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
    GUESSES,
  );

  routes.add(logout, ({ token }) => {
    sessions.end(token);
    return null;
  });

  routes.add(userInfo, async ({ playerId, language }) => {
    const { account, wallet, seeds, bag } = await game.readPlayer(playerId);
    const phone = registrar.personal(playerId)?.phone;
    return {
      id: playerId,
      name: displayName(playerId, language),
      balance: toGems(wallet.balance),
      avatar: avatarOf(playerId),
      headPortraitBox: frameOf(playerId, 0),
      createTime: account.registered ?? 0,
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
  });
}

/** Commas and spaces never belong into a phone number or password. */
const stripped = (text: string): string => text.replace(/[\s,，]/g, '');

function phoneFault(phone: string): CallRefused | undefined {
  if (phone === '') return new CallRefused('phone-empty');
  return MAINLAND_MOBILE.test(phone) ? undefined : new CallRefused('phone-malformed');
}
