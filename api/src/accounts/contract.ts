import { Type } from 'typebox';
import { get, post, put } from '../contract/call.ts';
import { Gems, Time } from '../contract/fields.ts';
import { refusedAs } from '../contract/refused-as.ts';
import { CaptchaChallenge } from './captcha-challenge.ts';

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

const NewPassword = refusedAs(
  'password-malformed',
  Type.String({
    maxLength: 128,
    absent: '',
    description:
      '8 to 16 letters and digits, at least one of each, not among the commonest; commas and spaces do not count',
  }),
);

const Code = refusedAs(
  'code-empty',
  Type.String({
    maxLength: 16,
    absent: '',
    description: 'as it came by SMS; commas and spaces do not count',
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
    'code-empty',
    'code-wrong',
    'login-taken',
    'registration-closed',
  ],
  idempotencyKey: 'optional',
  body: Type.Object({
    phone: Phone,
    password: NewPassword,
    phoneCode: Type.Optional(
      Type.String({ maxLength: 16, description: 'asked for where codes by SMS are on' }),
    ),
    spreadCode: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'whose invitation it is; one that is nobody’s counts as none',
      }),
    ),
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

export const captchaChallenge = get('/api/captcha/challenge', {
  summary: 'Work that a code by SMS costs a browser: its solution is the ticket, its nonce randStr',
  perMinute: 60,
  query: Type.Object({
    device: Type.String({ minLength: 1, maxLength: 128, description: 'fingerprint of the device' }),
  }),
  data: CaptchaChallenge,
});

const CODE_REFUSALS = [
  'phone-empty',
  'phone-malformed',
  'sms-off',
  'sms-unavailable',
  'captcha-wrong',
  'code-wait',
  'codes-limited',
] as const;

const codeAsked = {
  perMinute: GUESSES_PER_MINUTE,
  refusals: CODE_REFUSALS,
  body: Type.Object({
    phone: Phone,
    randStr: Type.String({ maxLength: 128, description: 'nonce of the challenge' }),
    ticket: Type.String({
      maxLength: 4096,
      description: 'base64 of {challenge, solution: {counter, derivedKey}}; works once',
    }),
  }),
  msg: { zh: '验证码已发送', en: 'The code was sent', ru: 'Код отправлен', vi: 'Đã gửi mã xác minh' },
  data: Type.Null(),
} as const;

export const sendRegisterCode = post('/api/personal/center/send/0/code', {
  ...codeAsked,
  summary: 'Send the code of a registration. Says nothing of whether the number is taken',
});

export const sendResetCode = post('/api/personal/center/send/1/code', {
  ...codeAsked,
  summary: 'Send the code of a new password. Says nothing of whether the number is known',
});

export const sendBindCode = post('/api/personal/center/send/2/code', {
  ...codeAsked,
  summary: 'Send the code that binds a number to a sign-in by the game platform',
});

export const sendChangeCode = post('/api/personal/center/send/3/code', {
  ...codeAsked,
  access: 'player',
  refusals: [...CODE_REFUSALS, 'unbind-first'],
  summary:
    'Send a code of a change of number: to the present one first, to the new one after that is unbound',
});

export const resetPassword = post('/api/personal/center/password', {
  summary: 'Choose a new password by a code: every session ends',
  perMinute: GUESSES_PER_MINUTE,
  refusals: [
    'phone-empty',
    'phone-malformed',
    'password-malformed',
    'password-own-number',
    'password-common',
    'code-empty',
    'code-wrong',
    'sms-off',
  ],
  body: Type.Object({ phone: Phone, password: NewPassword, code: Code }),
  msg: {
    zh: '重置成功，请重新登录',
    en: 'The password is reset, please log in again',
    ru: 'Пароль изменён, войдите снова',
    vi: 'Đặt lại thành công, vui lòng đăng nhập lại',
  },
  data: Type.Null(),
});

const DONE = { zh: '操作成功', en: 'Done', ru: 'Готово', vi: 'Thao tác thành công' };

export const unbindPhone = post('/api/personal/center/unbundling/phone', {
  summary: 'First step of a change of number: the present one is at hand. It stays a way in until the second',
  access: 'player',
  perMinute: GUESSES_PER_MINUTE,
  refusals: ['phone-empty', 'phone-malformed', 'code-empty', 'code-wrong', 'sms-off'],
  body: Type.Object({ phone: Phone, code: Code }),
  msg: DONE,
  data: Type.Null(),
});

export const bindPhone = put('/api/personal/center/bundling/phone', {
  summary: 'Second step: the new number, within ten minutes of the first. The former one is free again',
  access: 'player',
  perMinute: GUESSES_PER_MINUTE,
  refusals: [
    'phone-empty',
    'phone-malformed',
    'code-empty',
    'sms-off',
    'unbind-first',
    'code-wrong',
    'login-taken',
  ],
  idempotencyKey: 'optional',
  body: Type.Object({ phone: Phone, code: Code }),
  msg: DONE,
  data: Type.Null(),
});

export const sessionList = get('/api/user/sessions', {
  summary: 'Where the player is logged in',
  access: 'player',
  data: Type.Object({
    lastLogin: Type.Union([Time, Type.Null()], {
      description: 'before the session that asks; null the first time',
    }),
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        created: Time,
        current: Type.Boolean({ description: 'the one that asks' }),
      }),
    ),
  }),
});

export const endSession = post('/api/user/sessions/end', {
  summary: 'End one of the own sessions, or all others',
  access: 'player',
  refusals: ['unknown-record'],
  body: Type.Object({
    id: Type.Optional(Type.String({ maxLength: 64, description: 'left out: all but the one that asks' })),
  }),
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
  }),
});
