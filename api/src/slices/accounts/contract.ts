import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { AgreedHash, GUESSES_PER_MINUTE, NewPassword, Phone } from './contract-fields.ts';

export * from './agreement-contract.ts';
export * from './code-contract.ts';
export * from './login-contract.ts';

export const getSmsStatus = get('/api/main/getSmsStatus', {
  summary: 'Whether registration asks for an SMS code',
  data: Type.Boolean(),
});

export const checkPhone = get('/api/user/check/phone', {
  summary: 'Whether a phone number is free',
  perMinute: GUESSES_PER_MINUTE,
  overNodes: true,
  query: Type.Object({ phone: Phone }),
  refusals: ['phone-empty', 'phone-malformed'],
  data: Type.Object({
    checkStatus: Type.Boolean({ description: 'false: the number is registered already' }),
  }),
});

export const register = post('/api/user/register', {
  summary: 'Register a player',
  perMinute: 120,
  overNodes: true,
  refusals: [
    'phone-empty',
    'phone-malformed',
    'password-malformed',
    'password-own-number',
    'password-common',
    'fingerprint-missing',
    'person-excluded',
    'code-empty',
    'code-wrong',
    'login-taken',
    'registration-closed',
    'texts-changed',
  ],
  idempotencyKey: 'optional',
  body: Type.Object({
    phone: Phone,
    password: NewPassword,
    phoneCode: Type.Optional(
      Type.String({ maxLength: 32, description: 'asked for where codes by SMS are on' }),
    ),
    spreadCode: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'whose invitation it is; one that is nobody’s counts as none',
      }),
    ),
    fingerprinId: Type.String({ maxLength: 128, absent: '', description: 'fingerprint of the device' }),
    agreed: AgreedHash,
  }),
  data: Type.Object({ token: Type.String() }),
});

export const login = post('/api/user/login', {
  summary: 'Log in',
  perMinute: GUESSES_PER_MINUTE,
  overNodes: true,
  refusals: ['phone-empty', 'phone-malformed', 'password-empty', 'login-wrong', 'too-many-guesses'],
  body: Type.Object({
    phone: Phone,
    password: Type.String({
      maxLength: 128,
      absent: '',
      description: 'at least 6 characters; commas and spaces do not count',
    }),
  }),
  data: Type.Object({ token: Type.String() }),
});

export const logout = post('/api/user/logout', {
  summary: 'Log out: revokes the token',
  access: 'player',
  data: Type.Null(),
});

export const userInfo = get('/api/user/info', {
  summary: 'The logged-in player',
  access: 'player',
  data: Type.Object({
    id: Type.String(),
    name: Type.String(),
    balance: Gems,
    avatar: Type.String({ description: 'path of an image' }),
    headPortraitBox: Type.String({ description: 'path of the frame around the avatar' }),
    createTime: Time,
    status: Type.Integer({ minimum: 0, maximum: 6 }),
    phone: Type.String({ description: 'masked: 138****0000' }),
    isPhone: Type.Boolean(),
    recharge: Type.Boolean({ description: 'has topped up' }),
    clientSeed: Type.String({ description: 'the user seed, empty until one is set' }),
    spreadCode: Type.String({ description: 'by which the player invites others' }),
    steamId: Type.String(),
    isRealName: Type.Integer({ minimum: 0, maximum: 1 }),
    vipLevel: Type.Integer({ minimum: 0, maximum: 10 }),
    bagCount: Type.Integer({ minimum: 0 }),
    isAsked: Type.Boolean({ description: 'texts changed: the player is asked to agree to them' }),
  }),
});
