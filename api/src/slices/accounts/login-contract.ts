import { Type } from 'typebox';
import { get, post, put } from '../../foundation/contract/call.ts';
import { Time } from '../../foundation/contract/fields.ts';
import { Code, GUESSES_PER_MINUTE, NewPassword, Phone } from './contract-fields.ts';

// Calls by which players change how they log in.

export const resetPassword = post('/api/personal/center/password', {
  summary: 'Choose a new password by a code: every session ends',
  perMinute: GUESSES_PER_MINUTE,
  overNodes: true,
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
  overNodes: true,
  refusals: ['phone-empty', 'phone-malformed', 'code-empty', 'code-wrong', 'sms-off'],
  body: Type.Object({ phone: Phone, code: Code }),
  msg: DONE,
  data: Type.Null(),
});

export const bindPhone = put('/api/personal/center/bundling/phone', {
  summary: 'Second step: the new number, within ten minutes of the first. The former one is free again',
  access: 'player',
  perMinute: GUESSES_PER_MINUTE,
  overNodes: true,
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
