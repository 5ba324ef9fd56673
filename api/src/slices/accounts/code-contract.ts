import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { CaptchaChallenge } from './captcha-challenge.ts';
import { GUESSES_PER_MINUTE, Phone } from './contract-fields.ts';

// Calls for SMS codes.

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
  overNodes: true,
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
