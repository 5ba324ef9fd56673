import { Type } from 'typebox';
import { get, post } from '../contract/call.ts';
import { Gems, Time } from '../contract/fields.ts';
import { refusedAs } from '../contract/refused-as.ts';

/** Whoever guesses passwords or numbers has to take time. */
const GUESSES_PER_MINUTE = 30;

const Phone = refusedAs(
  'phone-malformed',
  Type.String({
    maxLength: 32,
    absent: '',
    description: 'mainland mobile number, 11 digits; commas and spaces do not count',
  }),
);

export const getSmsStatus = get('/api/main/getSmsStatus', {
  summary: 'Whether registration asks for an SMS code',
  data: Type.Boolean(),
});

export const checkPhone = get('/api/user/check/phone', {
  summary: 'Whether a phone number is free',
  perMinute: GUESSES_PER_MINUTE,
  query: Type.Object({ phone: Phone }),
  refusals: ['phone-empty', 'phone-malformed'],
  data: Type.Object({
    checkStatus: Type.Boolean({ description: 'false: the number is registered already' }),
  }),
});

export const register = post('/api/user/register', {
  summary: 'Register a player',
  perMinute: 120,
  refusals: [
    'phone-empty',
    'phone-malformed',
    'password-malformed',
    'password-own-number',
    'password-common',
    'fingerprint-missing',
    'person-excluded',
    'login-taken',
    'registration-closed',
  ],
  idempotencyKey: 'optional',
  body: Type.Object({
    phone: Phone,
    password: refusedAs(
      'password-malformed',
      Type.String({
        maxLength: 128,
        absent: '',
        description:
          '8 to 16 letters and digits, at least one of each, not among the commonest; commas and spaces do not count',
      }),
    ),
    phoneCode: Type.Optional(Type.String({ maxLength: 16 })),
    spreadCode: Type.Optional(Type.String({ maxLength: 32 })),
    fingerprinId: Type.String({ maxLength: 128, absent: '', description: 'fingerprint of the device' }),
  }),
  data: Type.Object({ token: Type.String() }),
});

export const login = post('/api/user/login', {
  summary: 'Log in',
  perMinute: GUESSES_PER_MINUTE,
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
    spreadCode: Type.String(),
    steamId: Type.String(),
    isRealName: Type.Integer({ minimum: 0, maximum: 1 }),
    vipLevel: Type.Integer({ minimum: 0, maximum: 10 }),
    bagCount: Type.Integer({ minimum: 0 }),
  }),
});
